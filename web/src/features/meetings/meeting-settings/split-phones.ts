/** Numbers as people paste them: lines, blanks, commas of either width; each once. */
export const splitPhones = (text: string): string[] => [
  ...new Set(text.split(/[\s,，;；、]+/u).filter((part) => part !== '')),
]
