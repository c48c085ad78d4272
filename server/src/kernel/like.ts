/** A word as `like` and `ilike` take it, in which every sign stands for itself. */
export const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

export const containing = (word: string) => `%${literally(word)}%`
