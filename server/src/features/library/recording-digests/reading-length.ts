const perMinute = 400

/** How long a text takes to read: a Chinese character counts once, a word of letters twice. */
export const readingLength = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) + 2 * (text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0)

export const readingMinutes = (texts: string[]): number =>
  Math.max(1, Math.round(texts.reduce((sum, text) => sum + readingLength(text), 0) / perMinute))
