import { brandDescription, brandName, brandPicture } from '#contract/wire/brand.ts'
import type { Db } from '#kernel/database.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

type Site = { title: string; description: string; keywords: string; logo: string }

const standard: Site = {
  title: brandName.zh,
  description: brandDescription.zh,
  keywords: '杏林,学术会议,医学教育,手术视频,医生',
  logo: brandPicture,
}

const siteKey = 'site'

export const readSite = async (db: Db): Promise<Site> => ({
  ...standard,
  ...(await selectSetting<Partial<Site>>(db, siteKey)),
})
