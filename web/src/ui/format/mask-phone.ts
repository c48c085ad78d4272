/** 138****5678; of shorter numbers fewer digits stay visible, so that the hidden part is never the smaller one. */
export function maskPhone(phone: string): string {
  const digits = phone.trim()
  if (digits.includes('*')) return digits
  if (digits.length >= 11) return `${digits.slice(0, 3)}${'*'.repeat(digits.length - 7)}${digits.slice(-4)}`
  const shown = Math.floor(digits.length / 4)
  const hidden = '*'.repeat(digits.length - 2 * shown)
  return `${digits.slice(0, shown)}${hidden}${digits.slice(digits.length - shown)}`
}
