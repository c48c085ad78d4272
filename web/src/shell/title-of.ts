import type { Language } from '#web/ui/language.ts'

/** The title of something that has one in each language. */
export const titleOf = (
  { title, title_en }: { title: string; title_en: string },
  language: Language,
): string => (language === 'en' ? title_en : title)
