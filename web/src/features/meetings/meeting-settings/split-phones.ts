/** Splits pasted phone numbers: by lines, blanks, commas of either width; without duplicates. */
export const splitPhones = (text: string): string[] => [
  ...new Set(text.split(/[\s,，;；、]+/u).filter((part) => part !== '')),
]
