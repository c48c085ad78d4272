import type { Language } from '#contract/wire/language.ts'

/** What the console shows of a list, a column or a field, in both languages. */
export type Words = Record<Language, string>

export const words = (zh: string, en: string): Words => ({ zh, en })
