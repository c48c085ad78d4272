import { expect, it } from 'vitest'
import { bannerKinds, homeCalls } from '#contract/discover/home.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { buildArticle, buildCollege, buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'
import { meetingDoctors } from '#server/features/meetings/meetings/meetings.tables.ts'
import { banners, contentBlockItems, contentBlocks } from './home.tables.ts'

const app = await testApp()

const db = () => app.services.db

async function buildBlock(collegeId: number | null, items: [kind: number, itemId: number][]) {
  const rows = await db()
    .insert(contentBlocks)
    .values({ college_id: collegeId, name: '编辑精选', name_en: 'Picks', type: sectionTypes.picks })
    .returning({ id: contentBlocks.id })
  const { id } = rows[0]!
  await db()
    .insert(contentBlockItems)
    .values(items.map(([kind, item_id], sort) => ({ block_id: id, kind, item_id, sort })))
  return id
}

const picks = (blockId: number, collegeId: number) =>
  app.client().call(homeCalls.recommendList, {
    college_id: collegeId,
    content_manage_id: blockId,
    page: 1,
    pageSize: 10,
  })

it('shows a subject the picks of its own, experts included', async () => {
  const [here, elsewhere] = [await buildCollege(db()), await buildCollege(db())]
  const doctor = await buildDoctor(db(), { college_id: here, hospital: '江城医院', department: '骨科' })
  const article = await buildArticle(db(), { college_id: here })
  const other = await buildArticle(db(), { college_id: elsewhere })
  const block = await buildBlock(null, [
    [sectionTypes.information, other.id],
    [sectionTypes.experts, doctor.id],
    [sectionTypes.information, article.id],
  ])
  expect((await picks(block, 0)).data.map((item) => item.id)).toEqual([other.id, doctor.id, article.id])
  const own = await picks(block, here)
  expect(own).toMatchObject({ total: 2, last_page: 1 })
  expect(own.data).toMatchObject([
    { type: sectionTypes.experts, id: doctor.id, intro: '江城医院 骨科', cover: doctor.cover },
    { type: sectionTypes.information, id: article.id },
  ])
})

it('shows what the editors picked for a subject, whatever it is', async () => {
  const here = await buildCollege(db())
  const other = await buildArticle(db())
  const block = await buildBlock(here, [[sectionTypes.information, other.id]])
  expect((await picks(block, here)).data.map((item) => item.id)).toEqual([other.id])
})

it('leaves general banners to meetings of other subjects out of the home of a subject', async () => {
  const [here, elsewhere] = [await buildCollege(db()), await buildCollege(db())]
  const near = await buildMeeting(db(), { college_id: here })
  const far = await buildMeeting(db(), { college_id: elsewhere })
  await db()
    .insert(banners)
    .values([
      { image: '/near.png', ads_type: bannerKinds.meeting, item_id: near.id },
      { image: '/far.png', ads_type: bannerKinds.meeting, item_id: far.id },
      { image: '/link.png', ads_type: bannerKinds.link, ads_link: '/aboutUs' },
    ])
  const pictures = async (college_id: number) =>
    (await app.client().call(homeCalls.banners, { college_id })).map((banner) => banner.img)
  expect(await pictures(0)).toEqual(['/near.png', '/far.png', '/link.png'])
  expect(await pictures(here)).toEqual(['/near.png', '/link.png'])
})

const hour = 3600_000
const around = () => ({ begin_at: new Date(Date.now() - hour), end_at: new Date(Date.now() + hour) })
const now = (collegeId: number) => app.client().call(homeCalls.now, { college_id: collegeId, disease_id: 0 })

it('shows what is on air now, most viewed first, with who speaks and how many watch', async () => {
  const here = await buildCollege(db())
  const live = { ...around(), college_id: here, has_stream: true }
  const quiet = await buildMeeting(db(), { ...live, view_count: 3 })
  const busy = await buildMeeting(db(), { ...live, view_count: 9 })
  const congress = await buildMeeting(db(), { ...live, is_big: true, view_count: 99 })
  const part = await buildMeeting(db(), { ...live, parent_id: congress.id, view_count: 5 })
  await buildMeeting(db(), { ...live, has_stream: false })
  await buildMeeting(db(), { ...live, is_offline: true })
  await buildMeeting(db(), { ...live, published: false })
  await buildMeeting(db(), { ...live, begin_at: new Date(Date.now() + hour / 2) })
  const doctor = await buildDoctor(db(), { college_id: here })
  await db().insert(meetingDoctors).values({ meeting_id: busy.id, doctor_id: doctor.id, sort: 1 })
  const shown = await now(here)
  expect(shown.map((meeting) => meeting.meeting_id)).toEqual([busy.id, part.id, quiet.id])
  expect(shown[0]).toMatchObject({ speaker_cover: doctor.cover, watching: 0, is_big_meeting: 0 })
  expect(shown[1]!.parent_title).toBe(congress.title)
})

it('shows at most three, and nothing where nothing is on air', async () => {
  const here = await buildCollege(db())
  expect(await now(here)).toEqual([])
  for (let at = 0; at < 4; at++) await buildMeeting(db(), { ...around(), college_id: here, has_stream: true })
  expect(await now(here)).toHaveLength(3)
})
