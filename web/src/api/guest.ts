/** The mark in a name that the server gave a guest; null for a name that somebody has chosen. */
export const generatedMark = (name: string): string | null =>
  /^guest-(\d{5})$/.exec(name)?.[1] ?? null;
