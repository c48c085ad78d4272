/** A part of a text that can be quoted, where it stands, and what it stands under. */
export type Paragraph = {
  place: number
  heading: string
  words: string
  page?: number | null
  /** By what it is found, where its heading is only a key. */
  asked?: string
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

const block = /<(h[1-6]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g

/** Shorter ones are labels. */
const shortest = 8

/** The paragraphs of rich text, in the order in which a page has its `p` and `li`, each with the heading before it. */
export function splitRichText(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let heading = ''
  let place = 0
  for (const [, name, inner] of html.matchAll(block)) {
    const words = plain(inner!)
    if (name!.startsWith('h')) heading = words
    else {
      if (Array.from(words).length >= shortest) paragraphs.push({ place, heading, words })
      place++
    }
  }
  return paragraphs
}
