/** 138****5678; shorter numbers keep less, so that the hidden part is never the smaller one. */
export function maskPhone(phone: string): string {
  const digits = phone.trim()
  if (digits.includes('*')) return digits
  if (digits.length >= 11) return `${digits.slice(0, 3)}${'*'.repeat(digits.length - 7)}${digits.slice(-4)}`
  const kept = Math.floor(digits.length / 4)
  const hidden = '*'.repeat(digits.length - 2 * kept)
  return `${digits.slice(0, kept)}${hidden}${digits.slice(digits.length - kept)}`
}
