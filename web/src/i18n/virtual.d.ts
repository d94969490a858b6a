/** Provided by messages.plugin.ts: loaders of the languages and their parts. */
declare module 'virtual:messages' {
  interface Part {
    default: import('./pattern').Messages;
  }
  /** By language: the messages every page needs, and loaders of the parts. */
  const languages: Record<
    string,
    () => Promise<Part & { parts: Record<string, () => Promise<Part>> }>
  >;
  export default languages;
  export const PARTS: string[];
}
