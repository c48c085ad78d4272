/**
 * The entry script of the page. Its name contains a hash of everything it imports: another name means another
 * version.
 */
export const mainScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
