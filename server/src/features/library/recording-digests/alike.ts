import { fold } from '#kernel/fold.ts'

export const pairsOf = (text: string): Set<string> => {
  const letters = Array.from(fold(text))
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))
}

export const sharedPairs = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((pair) => other.has(pair)).length

const share = 0.6

/** Whether two texts say nearly the same words. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const shared = sharedPairs(a, b)
  return shared > 0 && shared >= share * Math.min(a.size, b.size)
}
