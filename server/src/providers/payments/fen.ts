/** Yuan as the providers write them, such as `12.3` or `-0.06000`: with a sign, and nothing but zeros behind the fen. */
export const readFen = (yuan: string) => Math.round(Number(yuan) * 100)
