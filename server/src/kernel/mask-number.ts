/** First and last character alone: the rest of an ID number tells place and day of birth. */
export const maskNumber = (number: string): string =>
  number.length < 3 ? '*'.repeat(number.length) : number[0] + '*'.repeat(number.length - 2) + number.at(-1)

/** The last four digits, by which people know their cards. */
export const maskCard = (card: string): string => '*'.repeat(Math.max(0, card.length - 4)) + card.slice(-4)

/** Only the family name: enough to compare with a document, too little to look people up. */
export const maskName = (name: string): string => name.slice(0, 1) + '*'.repeat(Math.max(1, name.length - 1))
