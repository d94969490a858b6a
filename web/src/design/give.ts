/** Gives a file to another app where the device can do that; otherwise it is saved. */
export async function give(file: File): Promise<void> {
  const shared = { files: [file] };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared))
    return navigator.share(shared).catch(() => {});
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
