/** A mobile number, one with an area code, or a service line; no date, amount or number of an order. */
const phone = /(?<![\d.-])(?:1[3-9]\d{9}|0\d{2,3}[- ]\d{4}[- ]?\d{3,4}|400[- ]?\d{3}[- ]?\d{4})(?![\d-])/g

type TextPart = { text: string; isPhone: boolean }

/** The phone numbers in a text, and what is between them. */
export function splitPhones(text: string): TextPart[] {
  let from = 0
  const parts = Array.from(text.matchAll(phone)).flatMap((match) => {
    const before = text.slice(from, match.index)
    from = match.index + match[0].length
    return [
      { text: before, isPhone: false },
      { text: match[0], isPhone: true },
    ]
  })
  return [...parts, { text: text.slice(from), isPhone: false }].filter((part) => part.text !== '')
}
