import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { first } from '#kernel/first-row.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { backupTo, restoreFrom } from '#server/embedded-postgres/backup.ts'
import { features } from '#server/features.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import { credits, watchSessions } from '#server/features/meetings/study/study.tables.ts'
import { watchSessionMonths } from '#server/features/meetings/study/watch.queries.ts'
import { monthlyTablesOf } from '#server/rotate-months.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { addMonths, monthOf } from './month.ts'
import { selectParts } from './monthly-tables.queries.ts'
import { createMonths, dropMonths } from './rotate.ts'

let url: string
let database: Database
const clone = (name: string) =>
  cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, `xinglin_${name}_${process.env.VITEST_POOL_ID}`)
const tables = monthlyTablesOf(features)
const [accessLogMonths] = tables

beforeAll(async () => {
  url = await clone('months')
  database = openDatabase(url, 5, () => undefined)
})
afterAll(() => database.close())

const monthsOf = async (table = accessLogMonths!) =>
  (await selectParts(database.db, table)).map(({ month }) => month).toSorted()

/** The beginning of the month that is so many months from this one. */
const begin = (count: number) => new Date(`${addMonths(monthOf(new Date()), count)}-01T00:00:00Z`)
const before = (at: Date) => new Date(at.getTime() - 1)

const look = (what: string, at: Date) => database.db.insert(accessLog).values({ reader_id: 1, what, at })
const looks = async () => {
  const rows = await database.db.select().from(accessLog).orderBy(accessLog.id)
  return rows.map(({ what }) => what)
}
const partOf = async (what: string) =>
  (
    await first(
      database.db.execute<{ part: string }>(
        sql`select tableoid::regclass::text as part from access_log where what = ${what}`,
      ),
    )
  )?.part
const nameOf = (month: string) => `access_log_${month.replace('-', '_')}`

it('has this month and the next two from the beginning', async () => {
  const month = monthOf(new Date())
  const expected = [month, addMonths(month, 1), addMonths(month, 2)]
  for (const table of tables) expect(await monthsOf(table)).toEqual(expected)
})

it('makes the next month ready when a month has passed, at several servers at once', async () => {
  const now = new Date()
  await Promise.all([1, 2, 3].map(() => createMonths(database.db, tables, begin(1))))
  const month = monthOf(now)
  for (const table of tables) expect((await monthsOf(table)).at(-1)).toBe(addMonths(month, 3))
  await look('on the last moment', before(begin(1)))
  await look('on the first moment', begin(1))
  expect(await partOf('on the last moment')).toBe(nameOf(month))
  expect(await partOf('on the first moment')).toBe(nameOf(addMonths(month, 1)))
  await database.db.delete(accessLog)
})

it('refuses no row, and gives those of other months a part of their own', async () => {
  await look('far ahead', begin(20))
  await look('long ago', begin(-5))
  expect(await partOf('far ahead')).toBe('access_log_default')
  await createMonths(database.db, tables, new Date())
  expect(await partOf('far ahead')).toBe(nameOf(addMonths(monthOf(new Date()), 20)))
  expect(await partOf('long ago')).toBe(nameOf(addMonths(monthOf(new Date()), -5)))
  expect(await looks()).toEqual(['far ahead', 'long ago'])
  await database.db.delete(accessLog)
})

it('drops a month when its last row is old enough', async () => {
  const now = new Date()
  await look('too old', before(begin(-36)))
  await look('just young enough', begin(-36))
  await look('of the same month', before(begin(-35)))
  await look('of the next month', begin(-35))
  await createMonths(database.db, tables, now)
  await dropMonths(database.db, tables, now)
  expect(await looks()).toEqual(['just young enough', 'of the same month', 'of the next month'])
  await dropMonths(database.db, tables, before(begin(1)))
  expect(await looks()).toHaveLength(3)
  await dropMonths(database.db, tables, begin(1))
  expect(await looks()).toEqual(['of the next month'])
})

it('keeps the sessions that credit rests on, and drops the others with their month', async () => {
  const { db } = database
  const person = (await insertUser(db, {}))!
  const [plain, credited, earned] = [
    await buildMeeting(db),
    await buildMeeting(db, { is_credit: true }),
    await buildMeeting(db),
  ]
  await db.insert(credits).values({ user_id: person.id, meeting_id: earned.id })
  const watch = (meetingId: number, opened_at: Date) =>
    db.insert(watchSessions).values({ user_id: person.id, meeting_id: meetingId, opened_at })
  const watched = async () => {
    const rows = await db.select().from(watchSessions).orderBy(watchSessions.opened_at, watchSessions.id)
    return rows.map(({ meeting_id }) => meeting_id)
  }
  for (const { id } of [plain, credited, earned]) await watch(id, before(begin(-24)))
  await watch(plain.id, begin(-24))
  await watch(plain.id, before(begin(-30)))
  await createMonths(db, tables, new Date())
  // Twice, and at several servers at once: what is reduced stays as it is.
  await Promise.all([1, 2].map(() => dropMonths(db, tables, new Date())))
  await dropMonths(db, tables, new Date())
  expect(await watched()).toEqual([credited.id, earned.id, plain.id])
  const parts = await selectParts(db, watchSessionMonths)
  expect(parts.filter(({ isReduced }) => isReduced).map(({ month }) => month)).toEqual([
    monthOf(before(begin(-24))),
  ])
  // They are rows of the table like all others.
  await watch(credited.id, before(begin(-24)))
  await db.execute(sql`delete from meetings where id = ${credited.id}`)
  expect(await watched()).toEqual([earned.id, plain.id])
})

it('takes the rows of a backup, whatever their months', async () => {
  await database.db.delete(accessLog)
  await look('of another time', begin(-7))
  await createMonths(database.db, tables, new Date())
  const file = path.join(process.env.XINGLIN_TEST_FOLDER!, 'months.backup')
  await backupTo(url, file, () => undefined)
  const restoredUrl = await clone('restored')
  await restoreFrom(restoredUrl, file, () => undefined)
  const restored = openDatabase(restoredUrl, 2, () => undefined)
  await createMonths(restored.db, tables, new Date())
  const { rows } = await restored.db.execute(
    sql`select what, tableoid::regclass::text as part from access_log`,
  )
  expect(rows).toEqual([{ what: 'of another time', part: nameOf(addMonths(monthOf(new Date()), -7)) }])
  const sessions = await database.db.$count(watchSessions)
  expect(sessions).toBeGreaterThan(0)
  expect(await restored.db.$count(watchSessions)).toBe(sessions)
  await restored.close()
})
