import { brandDescription, brandName, brandPicture } from '#contract/wire/brand.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

type Site = { title: string; description: string; keywords: string; logo: string }

const standard = (language: Language): Site => ({
  title: brandName[language],
  description: brandDescription[language],
  keywords: '杏林,学术会议,医学教育,手术视频,医生',
  logo: brandPicture,
})

const siteKey = 'site'

export const readSite = async (db: Db, language: Language): Promise<Site> => ({
  ...standard(language),
  ...(await selectSetting<Partial<Site>>(db, siteKey)),
})
