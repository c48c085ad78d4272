/** An address of the web inside a plain text: only the characters of addresses, and no full stop at its end. */
const address = /https?:\/\/[\w.~:/?#[\]@!$&'*+,;=%-]*[\w/#&=%-]/gi

/** A text in pieces, of which some are links. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  const pieces: { text: string; isLink: boolean }[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), isLink: false })
    pieces.push({ text: found[0], isLink: true })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false })
  return pieces
}

export const linksIn = (text: string): string[] =>
  splitLinks(text).flatMap((piece) => (piece.isLink ? [piece.text] : []))
