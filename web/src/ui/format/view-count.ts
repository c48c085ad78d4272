import type { Language } from '#web/ui/language.ts'

/** Counts above ten thousand are shown in ten-thousands with one decimal. */
export function viewCount(count: number, language: Language): string {
  if (count <= 10_000) return String(count)
  const tenths = Math.round(count / 1000)
  return `${(tenths / 10).toFixed(1)}${language === 'en' ? 'w' : '万'}`
}
