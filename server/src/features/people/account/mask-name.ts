/** Enough to recognise a friend or oneself by. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length === 0 ? 2 : rest.length)
}
