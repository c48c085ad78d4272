/** A for the first option, B for the second. */
export const optionLetter = (at: number) => String.fromCharCode(65 + at)
