import type { Db } from '#kernel/database.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

type Site = { title: string; description: string; keywords: string; logo: string }

const standard: Site = {
  title: '杏林',
  description: '面向医生的学术平台：学术会议直播与回放、课程、手术视频与专业资讯。',
  keywords: '杏林,学术会议,医学教育,手术视频,医生',
  logo: '/icon-512.png',
}

const siteKey = 'site'

export const readSite = async (db: Db): Promise<Site> => ({
  ...standard,
  ...(await selectSetting<Partial<Site>>(db, siteKey)),
})
