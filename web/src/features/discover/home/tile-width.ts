/** Up to 5 characters a quarter of a row, 6 to 12 half a row, longer a full row. */
export function tileWidth(name: string): 'quarter' | 'half' | 'full' {
  if (name.length <= 5) return 'quarter'
  return name.length <= 12 ? 'half' : 'full'
}
