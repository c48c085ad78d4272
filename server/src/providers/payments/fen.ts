/** Yuan as the providers write them, such as `12.3` or `-0.06000`, which never hold a part of a fen but zeros. */
export const readFen = (yuan: string) => Math.round(Number(yuan) * 100)

export const writeYuan = (fen: number) => (fen / 100).toFixed(2)
