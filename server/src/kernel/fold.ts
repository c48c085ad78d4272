/** A text folded for comparison, and the origin of each of its UTF-16 units. */
export type Folded = { text: string; starts: number[]; ends: number[] }

const noWord = /[^\p{L}\p{N}\p{M}]/gu

/** Digits, small letters and common Chinese characters do not change: this covers nearly everything. */
const isPlain = (code: number) =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)

function foldCharacter(character: string, code: number): string {
  if (code < 0x41) return ''
  if (code <= 0x5a) return character.toLowerCase()
  return character.normalize('NFKC').toLowerCase().replace(noWord, '')
}

/**
 * Removes case, width, spaces and punctuation. Works character by character, so that a match in the folded text can be shown in the
 * original.
 */
export function foldWithPlaces(source: string): Folded {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let start = 0, end = 0; start < source.length; start = end) {
    const code = source.codePointAt(start)!
    end = start + (code > 0xffff ? 2 : 1)
    const character = source.slice(start, end)
    const folded = isPlain(code) ? character : foldCharacter(character, code)
    text += folded
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(start)
      ends.push(end)
    }
  }
  return { text, starts, ends }
}

export const fold = (source: string): string => foldWithPlaces(source).text
