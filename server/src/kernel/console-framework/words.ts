import type { Language } from '#contract/wire/language.ts'

/** What the console shows of a list, a column or a field, in both languages. */
export type Words = Record<Language, string>

export const words = (zh: string, en: string): Words => ({ zh, en })

/** Between the entries of a list that is shown in one line. */
export const separators: Words = { zh: '、', en: ', ' }

/** What a row with names in both languages is called. */
export const nameIn = (language: Language, { name, name_en }: Record<string, unknown>): string =>
  String(language === 'en' && name_en ? name_en : name)
