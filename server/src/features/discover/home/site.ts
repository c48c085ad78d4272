import { shareCalls } from '#contract/community/share.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { readSite } from './read-site.ts'

export const getSeoConfig = answer(homeCalls.seoConfig, async (_input, { db, caller }) => {
  const site = await readSite(db, caller.language)
  return { seoDesc: site.description, keyword: site.keywords, title: site.title }
})

export const getCollegeShareConfig = answer(shareCalls.subject, async (input, { db, caller }) => {
  const site = await readSite(db, caller.language)
  if (input.college_id === 0) return { logo: site.logo, name: site.title, desc: site.description }
  const college = await selectCollege(db, input.college_id)
  if (!college) throw refuse(failures.dataMissing, { detail: 'college_id' })
  return {
    logo: college.logo,
    name: caller.language === 'en' ? college.name_en : college.name,
    desc: college.description,
  }
})
