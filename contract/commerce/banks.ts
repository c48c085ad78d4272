import { bankPrefixes } from './bank-prefixes.ts'

let byPrefix: Map<string, string> | undefined

const banksByPrefix = () =>
  (byPrefix ??= new Map(
    Object.entries(bankPrefixes).flatMap(([bank, list]) => list.split(' ').map((prefix) => [prefix, bank])),
  ))

const longestPrefix = 8
const shortestPrefix = 4

/** The bank that has probably issued a card, by the first digits of its number; undefined for one that is not listed. */
export function bankOfCard(card: string): string | undefined {
  for (let length = longestPrefix; length >= shortestPrefix; length--) {
    const bank = banksByPrefix().get(card.slice(0, length))
    if (bank) return bank
  }
  return undefined
}

/** 12 to 19 digits of which the last is the check digit of the others (Luhn). */
export function isCardNumber(card: string): boolean {
  if (!/^\d{12,19}$/.test(card)) return false
  const digits = card.split('').toReversed()
  const sum = digits.reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
