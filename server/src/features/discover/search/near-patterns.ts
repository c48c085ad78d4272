/** Below this, one character of a word says too little without the others. */
const fewestForWrong = 3
const fewestForMissing = 4
/** Longer words are found by one half: an error is in one half only. */
const mostForPieces = 8

/**
 * What a word may stand for if one of its characters is wrong, two neighbours are swapped, or one is missing or too many. `_` is any one
 * character.
 */
export function nearPatterns(word: string): string[] {
  const letters = Array.from(word)
  const patterns = new Set<string>()
  for (const at of letters.keys()) {
    if (at + 1 < letters.length)
      patterns.add(
        letters
          .with(at, letters[at + 1]!)
          .with(at + 1, letters[at]!)
          .join(''),
      )
    if (letters.length >= fewestForWrong) patterns.add(letters.with(at, '_').join(''))
    if (letters.length >= fewestForMissing) {
      patterns.add(letters.toSpliced(at, 1).join(''))
      if (at > 0) patterns.add(letters.toSpliced(at, 0, '_').join(''))
    }
  }
  for (const order of otherOrders(letters)) patterns.add(order)
  patterns.delete(word)
  return [...patterns]
}

/** A name has at most so many characters. */
const longestName = 4

/** The parts of a name in other orders: people put the surname last, or mix up the rest. */
function otherOrders(letters: string[]): string[] {
  if (letters.length < 3 || letters.length > longestName) return []
  const turned = letters.map((_, at) => [...letters.slice(at), ...letters.slice(0, at)])
  return [...turned, ...turned.map((order) => order.toReversed())].map((order) => order.join(''))
}

/** The texts of which an entry must contain one, so that it can contain a pattern of the word. */
export function piecesOf(word: string, patterns: string[]): string[] {
  const letters = Array.from(word)
  if (letters.length <= mostForPieces || patterns.length === 0) return patterns
  const middle = Math.floor(letters.length / 2)
  const swapped = letters.with(middle - 1, letters[middle]!).with(middle, letters[middle - 1]!)
  return [letters.slice(0, middle).join(''), letters.slice(middle).join(''), swapped.join('')]
}

/** Whether one character was typed wrong, too much or too little, or two neighbours were swapped. */
export function isNear(typed: string, name: string): boolean {
  if (typed === name || Math.abs(typed.length - name.length) > 1) return false
  const shorter = Math.min(typed.length, name.length)
  let start = 0
  while (start < shorter && typed[start] === name[start]) start++
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end++
  const left = typed.slice(start, typed.length - end)
  const right = name.slice(start, name.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
