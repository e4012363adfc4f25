/**
 * Fetches a file ahead: a module is compiled but not run, a font is loaded. Settles when the file has come or failed.
 * What the first view is made of goes before what only the page needs.
 */
export function preload(file: string, fetchPriority: 'auto' | 'low' = 'low'): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    const isFont = file.endsWith('.woff2');
    link.rel = isFont ? 'preload' : 'modulepreload';
    if (isFont) link.as = 'font';
    link.crossOrigin = '';
    link.fetchPriority = fetchPriority;
    link.href = file;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
