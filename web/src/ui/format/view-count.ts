import type { Language } from '#web/ui/language.ts'

/** More than ten thousand is told in ten-thousands with one decimal. */
export function viewCount(count: number, language: Language): string {
  if (count <= 10_000) return String(count)
  const tenths = Math.round(count / 1000)
  return `${(tenths / 10).toFixed(1)}${language === 'en' ? 'w' : '万'}`
}
