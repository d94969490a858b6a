/** Whether a host name means the machine that the browser runs on. */
export function isLocalHost(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || name.startsWith('127.');
}
