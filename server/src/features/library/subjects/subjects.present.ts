import type { Language } from '#contract/wire/language.ts'

export type Named = { name: string; name_en: string }

export const nameIn = (row: Named, language: Language) => (language === 'en' ? row.name_en : row.name)
