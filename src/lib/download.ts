/** Long enough for a slow phone to take the file, short enough not to keep it. */
const KEPT_FOR_MS = 30_000;

/** Hands the guest a file made here. */
export function download(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows only links that are in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
