/**
 * The server allows the styles of this one page by a word that is new for each answer. The component library and the
 * editor write style elements, not all of them with that word, so it is put on every one that is made.
 */
export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
