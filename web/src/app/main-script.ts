/** The first script of the page. Its name carries a hash of everything it leads to: another name is another version. */
export const mainScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
