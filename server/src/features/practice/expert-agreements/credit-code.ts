const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Whether this is a unified social credit code: its last character is the sum of the others (GB 32100). */
export function isCreditCode(code: string): boolean {
  const places = Array.from(code, (character) => characters.indexOf(character))
  if (places.length !== 18 || places.includes(-1)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * places[at]!, 0)
  return (31 - (sum % 31)) % 31 === places[17]
}
