/** Made by words.plugin.ts: how to fetch the words of a language, and those of a game in it. */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
