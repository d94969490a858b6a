/** Made by words.plugin.ts: how to fetch the words of a language, and those of a part of it. */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<{ default: import('./pattern').Messages }>>;
  export default files;
}
