/**
 * Up to 5 characters a quarter of a row, 6 to 12 half a row, longer a full row. Characters are as wide as Chinese ones;
 * two Latin letters take the room of one.
 */
export function tileWidth(name: string): 'quarter' | 'half' | 'full' {
  const letters = name.match(/[\u0020-\u024f]/g)?.length ?? 0
  const width = name.length - letters / 2
  if (width <= 5) return 'quarter'
  return width <= 12 ? 'half' : 'full'
}
