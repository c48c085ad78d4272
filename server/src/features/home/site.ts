import { homeCalls } from '#contract/home.ts'
import { failures } from '#contract/failure.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectSetting } from '#kernel/settings.queries.ts'
import { selectCollege } from './home.queries.ts'

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

export const getSeoConfig = answer(homeCalls.seoConfig, async (_input, { db }) => {
  const site = await readSite(db)
  return { seoDesc: site.description, keyword: site.keywords, title: site.title }
})

export const getCollegeShareConfig = answer(homeCalls.collegeShareConfig, async (input, { db, caller }) => {
  const site = await readSite(db)
  if (input.college_id === 0) return { logo: site.logo, name: site.title, desc: site.description }
  const college = await selectCollege(db, input.college_id)
  if (!college) throw refuse(failures.dataMissing, { detail: 'college_id' })
  return {
    logo: college.logo,
    name: caller.language === 'en' ? college.name_en : college.name,
    desc: college.description,
  }
})
