/** Films of chance moves that come with an answer, in base64. */

/** How a board fetches the film; null if there is none. */
export const filmOf = (base64: string | undefined): (() => Promise<ArrayBuffer>) | null =>
  base64 ? async () => bytesOf(base64) : null;

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
