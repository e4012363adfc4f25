/**
 * Fetches ahead what will be needed, a module compiled but not run, or a font; settles when it has come or failed.
 */
export function preload(file: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    const isFont = file.endsWith('.woff2');
    link.rel = isFont ? 'preload' : 'modulepreload';
    if (isFont) link.as = 'font';
    link.crossOrigin = '';
    link.href = file;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
