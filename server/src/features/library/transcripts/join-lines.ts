export type SpokenLine = { at_seconds: number; words: string; page: number | null }

/** A sentence of a talk, or a page of its slides, and the second at which it begins. */
export type Said = { place: number; words: string; page: number | null }

/** Shorter ones are labels. */
const shortest = 8
const mostLetters = 80
const longestPause = 12
const isEnd = (words: string) => /[。！？!?.]["”’）)]?$/.test(words.trim())

/** What is said, by sentences: captions break them where a line is full. A page of slides stays as it is. */
export function joinLines(lines: SpokenLine[]): Said[] {
  const statements: (Said & { until: number })[] = []
  for (const { at_seconds, words, page } of lines) {
    const last = statements.at(-1)
    const goesOn =
      last &&
      page === null &&
      !isEnd(last.words) &&
      at_seconds - last.until <= longestPause &&
      last.words.length < mostLetters
    if (goesOn) {
      const gap = /[a-z0-9,]$/i.test(last.words) ? ' ' : ''
      last.words += gap + words
      last.until = at_seconds
    } else statements.push({ place: at_seconds, words, page, until: at_seconds })
  }
  return statements
    .filter(({ words }) => Array.from(words).length >= shortest)
    .map(({ place, words, page }) => ({ place, words, page }))
}
