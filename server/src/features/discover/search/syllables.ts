/** A piece of typed pinyin: a whole syllable, or its first letter only. */
export type Part = { text: string; isWhole: boolean }

const initials = 'zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]'
const finals =
  'iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|er|in|un|ia|ie|iu|ua|uo|ui|ue|ve|a|o|e|i|u|v'
const whole = new RegExp(`^(?:(?:${initials})(?:${finals})|ang|ai|an|ao|ei|en|er|ou|a|e|o)$`)
const longestSyllable = 6
const isInitial = (text: string) => /^[bpmfdtnlgkhjqxrzcsywaeo]$/.test(text)

/**
 * Divides letters into syllables: as few letters as possible alone, then as few pieces as possible. Undefined if they are no pinyin.
 */
export function divide(letters: string): Part[] | undefined {
  // From the end: the best division of the rest from each letter on.
  const best: ({ parts: Part[]; cost: number } | undefined)[] = []
  best[letters.length] = { parts: [], cost: 0 }
  for (let start = letters.length - 1; start >= 0; start--)
    for (let length = Math.min(longestSyllable, letters.length - start); length >= 1; length--) {
      const rest = best[start + length]
      const text = letters.slice(start, start + length)
      const isWhole = whole.test(text)
      if (!rest || !(isWhole || isInitial(text))) continue
      const cost = rest.cost + (isWhole ? 1 : 100)
      const known = best[start]
      if (!known || cost < known.cost) best[start] = { parts: [{ text, isWhole }, ...rest.parts], cost }
    }
  return best[0]?.parts
}

/** Pinyin without the differences that many people do not hear or type: zh and z, n and l, an and ang, f and h, ü and u. */
export const blur = (sound: string) =>
  sound
    .replace(/([zcs])h/g, '$1')
    .replace(/ng+/g, 'n')
    .replace(/[nr]/g, 'l')
    .replace(/f/g, 'h')
    .replace(/v/g, 'u')

/** The first letters that are taken for one another. */
export const likeInitials = (letter: string): string[] =>
  Array.from('bpmfdtnlgkhjqxrzcsywaeo').filter((other) => blur(other) === blur(letter))
