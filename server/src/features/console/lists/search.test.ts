import { expect, it } from 'vitest'
import { resourceCalls } from '#contract/console/resources.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
const found = (q: string) => administrator.call(resourceCalls.search, { q })

it('shows the meeting first whose name is typed, however many newer ones contain it', async () => {
  const named = await buildMeeting(db, { title: '二尖瓣论坛' })
  for (let at = 0; at < 8; at++) await buildMeeting(db, { title: `第 ${at} 届二尖瓣论坛` })
  const begins = await buildMeeting(db, { title: '二尖瓣论坛分会' })
  for (let at = 0; at < 8; at++) await buildMeeting(db, { title: `又 ${at} 届二尖瓣论坛` })
  const [first] = await found('二尖瓣论坛')
  expect(first).toMatchObject({
    resource: 'meetings',
    rows: [{ id: named.id }, { id: begins.id }, {}, {}, {}],
  })
})

it.each(['林', '%', "'", '13912345678', '1234', '99999999999999999999', 'ECG'])('takes %s', async (q) => {
  await expect(found(q)).resolves.toBeInstanceOf(Array)
})

it('reads far pages in the same order as near ones, from whichever end', async () => {
  for (let at = 0; at < 23; at++) await buildUser(app.services, { truename: `页码人 ${at % 3}` })
  const people = consoleOf(administrator, 'people')
  const all = (await people.rows({ q: '页码人' }, 'truename')).rows.map(({ id }) => id)
  const page = async (number: number) =>
    (
      await administrator.call(resourceCalls.rows, {
        resource: 'people',
        filters: { q: '页码人' },
        sort: 'truename',
        descending: true,
        page: number,
        size: 5,
      })
    ).rows.map(({ id }) => id)
  const pages: unknown[] = []
  for (let number = 1; number <= 6; number++) pages.push(...(await page(number)))
  expect(pages).toEqual(all)
  expect(all).toHaveLength(23)
})
