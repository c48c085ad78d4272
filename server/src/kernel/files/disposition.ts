/**
 * Tells a browser to save a file under the name that its owner gave it: plain characters for old clients, the
 * real name for all others.
 */
export function attachment(name: string, fallback: string): string {
  const real = name === '' ? fallback : name
  const plain = real.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(real.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
