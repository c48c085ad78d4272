import type { Word } from './read-keyword.ts'

/** How often pairs of characters occur, as a share of all entries; `rarest` is that of all that are not listed. */
export type Frequencies = { shares: ReadonlyMap<string, number>; rarest: number }

/** A known name says more than another word that is as rare. */
const nameFactor = 1.5
/** Before anything was counted. */
export const uncounted: Frequencies = { shares: new Map(), rarest: 0.002 }

/** What a word tells about a text that contains it: the rarer, the more. Its commonest name counts. */
export function weightOf(
  { patterns, text, latinNames }: Word,
  isName: boolean,
  { shares, rarest }: Frequencies,
): number {
  const texts = patterns.filter(({ how }) => how !== 'near').map((pattern) => pattern.text)
  const share = Math.max(...(texts.length > 0 ? texts : [text]).map((one) => shareOf(one, shares, rarest)))
  const isKnown = isName || latinNames.length > 0
  return Math.log(1 + 1 / share) * (isKnown ? nameFactor : 1)
}

/** A text is at most as frequent as its rarest pair. */
function shareOf(text: string, shares: Frequencies['shares'], rarest: number): number {
  const letters = Array.from(text)
  const grams = letters.length === 1 ? letters : letters.slice(1).map((letter, at) => letters[at]! + letter)
  return Math.min(...grams.map((gram) => shares.get(gram) ?? rarest))
}
