/** A text in the form in which it is compared, and where each of its UTF-16 units came from. */
export type Folded = { text: string; places: { start: number; end: number }[] }

const noWord = /[^\p{L}\p{N}\p{M}]/gu
const isPlain = /^[a-z0-9\u4e00-\u9fff]$/

/** Most characters stay what they are. */
const foldCharacter = (character: string) =>
  isPlain.test(character) ? character : character.normalize('NFKC').toLowerCase().replace(noWord, '')

/**
 * Without case, width, spaces and punctuation. Character by character, so that what is found in the folded text can
 * be shown in the original.
 */
export function foldWithPlaces(source: string): Folded {
  let text = ''
  const places: Folded['places'] = []
  let start = 0
  for (const character of source) {
    const end = start + character.length
    const folded = foldCharacter(character)
    text += folded
    for (let unit = 0; unit < folded.length; unit++) places.push({ start, end })
    start = end
  }
  return { text, places }
}

export const fold = (source: string): string => foldWithPlaces(source).text
