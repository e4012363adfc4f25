/** A module that will be imported: fetched and compiled ahead, run when it is needed; settles when it has come or failed. */
export function preload(file: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
