/** The same number, however somebody has typed it. */
export const numberKey = (number: string) => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The same activity, whatever the blanks, marks and letters of its name. */
export const titleKey = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
