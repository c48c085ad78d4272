import { characterCount } from '#contract/wire/character-count.ts'

/** Up to 5 characters a quarter of a row, 6 to 12 half a row, longer a full row. */
export function tileWidth(name: string): 'quarter' | 'half' | 'full' {
  const length = characterCount(name)
  if (length <= 5) return 'quarter'
  return length <= 12 ? 'half' : 'full'
}
