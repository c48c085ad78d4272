import type { Language } from '#contract/wire/language.ts'

/** Somebody’s own words, or a title of the platform in both languages. */
export type Title = string | Record<Language, string>

type TitleColumns = { title: string; title_en: string }

/** `title_en` is empty where both are the same. */
export const titleColumns = (title: Title): TitleColumns =>
  typeof title === 'string' ? { title, title_en: '' } : { title: title.zh, title_en: title.en }

export const presentTitle = ({ title, title_en }: TitleColumns): TitleColumns => ({
  title,
  title_en: title_en || title,
})
