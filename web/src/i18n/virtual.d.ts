/** Made by messages.plugin.ts: how to fetch the words of a language, and those of a part of it. */
declare module 'virtual:messages' {
  interface Part {
    default: import('./pattern').Messages;
  }
  /** By language what is said everywhere, and ways to the rest. */
  const languages: Record<
    string,
    () => Promise<Part & { parts: Record<string, () => Promise<Part>> }>
  >;
  export default languages;
  export const PARTS: string[];
}
