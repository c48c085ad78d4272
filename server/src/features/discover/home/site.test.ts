import { expect, it } from 'vitest'
import { homeCalls } from '#contract/discover/home.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { selectCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { buildCollege } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'
import { homePages } from './home.pages.ts'

const app = await testApp()

const describeHome = (query: Record<string, string>) => homePages[0]!.describe(query, app.services, 'zh')

it('gives the title of the operators to the call and to the page', async () => {
  const { db } = app.services
  const college_id = await buildCollege(db)
  const college = await selectCollege(db, college_id)
  const site = { title: '杏林医学院', description: '会议与课程', keywords: '医学,会议' }
  await upsertSetting(db, 'site', site)
  expect(await app.client().call(homeCalls.seoConfig, { siteType: 1 })).toEqual({
    title: site.title,
    seoDesc: site.description,
    keyword: site.keywords,
  })
  expect(await describeHome({})).toMatchObject(site)
  expect(await describeHome({ college_id: String(college_id) })).toMatchObject({
    title: `${college!.name} - ${site.title}`,
    keywords: site.keywords,
  })
})
