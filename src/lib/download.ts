/** Slow phones need time to read the file before its memory is released. */
const REVOKE_AFTER_MS = 30_000;

/** Saves a text as a file on the guest's device. */
export function download(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows only links that are attached to the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
