const endLength = 4
const longest = 300

/** What is shown of a setting: of a secret only how it ends, and nothing at all of a short one. */
export function maskSetting(value: string, isSecret: boolean): string {
  if (value === '') return ''
  if (!isSecret) return value.length > longest ? `${value.slice(0, longest)}…` : value
  const end = value.trimEnd()
  return end.length < 3 * endLength || end.includes('\n') || end.includes('@')
    ? '••••••'
    : `••••••${end.slice(-endLength)}`
}
