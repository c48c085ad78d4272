import { expect, it } from 'vitest'
import { resourceCalls } from '#contract/console/resources.ts'
import { rightsOf } from '#contract/people/operators.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { buildArticle, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { callContext } from '#server/testing/call-context.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { listenToDb } from '#server/testing/listen-to-db.ts'
import { testApp } from '#server/testing/test-app.ts'
import { searchResources } from './list-rows.ts'

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

it('searches only lists that the operator may open, also after one of another role has searched', async () => {
  const word = 'OWNLIST26'
  await buildArticle(db, { title: word })
  const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
  await consoleOf(clerk, 'coupons').create({
    code: word,
    discount_fen: 1,
    usage_limit: 1,
    begins_at: '2026-01-01T00:00:00+08:00',
    ends_at: '2036-01-01T00:00:00+08:00',
  })
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const listsOf = async (client: typeof editor) =>
    (await client.call(resourceCalls.search, { q: word })).map(({ resource }) => resource).sort()
  for (let round = 0; round < 2; round++) {
    expect(await listsOf(administrator)).toEqual(['articles', 'coupons'])
    expect(await listsOf(editor)).toEqual(['articles'])
    expect(await listsOf(clerk)).toEqual(['coupons'])
  }
})

it('asks the lists in one statement, except for those that look at the words', async () => {
  const listening = listenToDb(app.services)
  const { user } = await buildMember(app, { operator_roles: ['administrator'] })
  const context = besideCalls({ ...app.services, db: listening.db }, 'zh', {
    userId: user.id,
    sessionId: 0,
    rights: new Set(rightsOf(['administrator'])),
    isOperator: true,
    hasFreshStep: false,
    userType: 1,
    client: 'desk',
  })
  expect(await searchResources.run({ q: '无处可寻' }, callContext(context))).toEqual([])
  const alone = resourcesOf(context).all.filter(({ filters, rows }) => 'q' in filters && !rows.finding)
  expect(alone.length).toBeLessThan(10)
  const selects = listening.statements.filter((text) => text.startsWith('select'))
  expect(selects).toHaveLength(alone.length + 1)
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
