import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { followCalls } from '#contract/community/follows.ts'
import { browseCalls } from '#contract/discover/browse.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { searchCalls } from '#contract/discover/search.ts'
import { indexChanges } from '#server/features/discover/search/update-index.ts'
import { buildCollege, buildDoctor, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { productions } from './works.tables.ts'

const app = await testApp()
const { db, items } = app.services

it('leaves every list', async () => {
  const { client } = await buildMember(app)
  const college_id = await buildCollege(db)
  const doctor = await buildDoctor(db, { college_id })
  const title = '鸂鶒作品'
  const work = await buildWork(db, { college_id, doctor_id: doctor.id, title })
  await client.call(followCalls.attention, { doctor_id: doctor.id, type: 1 })
  const place = { college_id, disease_id: 0 }
  const read = async () => {
    await indexChanges(db, items)
    const lists = await Promise.all([
      client.call(homeCalls.contentList, place).then(({ production }) => production.map(({ id }) => id)),
      client
        .call(browseCalls.courses, { ...place, order: 'new', page: 1 })
        .then(({ data }) => data.map((row) => row.production_id)),
      client
        .call(doctorCalls.works, { doctor_id: doctor.id, course_type: 0, page: 1 })
        .then(({ data }) => data.map((row) => row.production_id)),
      client
        .call(searchCalls.course, { ...place, keyword: title, page: 1 })
        .then(({ data }) => data.map((row) => row.production_id)),
      client.call(followCalls.content, { page: 1 }).then(({ data }) => data.map(({ id }) => id)),
    ])
    const { production_num } = await client.call(doctorCalls.detail, { doctor_id: doctor.id })
    return { lists, production_num }
  }
  expect(await read()).toEqual({
    lists: [[work.id], [work.id], [work.id], [work.id], [work.id]],
    production_num: 1,
  })
  await db.update(productions).set({ removed_at: new Date() }).where(eq(productions.id, work.id))
  expect(await read()).toEqual({ lists: [[], [], [], [], []], production_num: 0 })
})
