/** An id in the address of a page; 0, which nothing has, for whatever is none. */
export const readId = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0)
