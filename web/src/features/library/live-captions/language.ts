/** The language in which broadcasts are held, as their captions are named. */
export const captionLanguage = 'zh'
