/** Characters as people count them and as the database does: an emoji is one, though JavaScript stores it as two. */
export const characterCount = (text: string): number => Array.from(text).length
