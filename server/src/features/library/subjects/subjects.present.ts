import type { Disease } from '#contract/library/subjects.ts'
import type { Language } from '#contract/wire/language.ts'

export type Named = { name: string; name_en: string }

export const nameIn = (row: Named, language: Language) => (language === 'en' ? row.name_en : row.name)

export const presentDisease = (row: Named & { id: number }, language: Language): Disease => ({
  disease_id: row.id,
  disease_name: nameIn(row, language),
})
