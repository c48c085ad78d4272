import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneTemplate } from '#server/testing/database.ts'

const folder = path.resolve(import.meta.dirname, '../../../migrations')
const conversion = '0042_access_log_watch_sessions.sql'
let pool: pg.Pool

/** A database as it was before the conversion, with rows of several months. */
beforeAll(async () => {
  const name = `xinglin_convert_${process.env.VITEST_POOL_ID}`
  pool = new pg.Pool({
    connectionString: await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name),
    max: 2,
  })
  await pool.query('drop schema public cascade; create schema public')
  const files = (await readdir(folder)).filter((file) => file < conversion).toSorted()
  for (const file of files) await pool.query(await readFile(path.join(folder, file), 'utf8'))
  await pool.query(`insert into access_log (user_id, reader_id, what, at)
    select n, n, 'look ' || n, '2026-01-31 23:59:59.999999+00'::timestamptz + n * interval '1 month'
    from generate_series(0, 2) n`)
  await pool.query(`insert into access_log (reader_id, what) values (9, 'today')`)
  await pool.query(`insert into users default values`)
  await pool.query(`with college as (insert into colleges (name, name_en, logo) values ('', '', '') returning id)
    insert into meetings (college_id, title, intro, cover, begin_at, end_at)
    select id, '', '', '', now(), now() + interval '1 hour' from college`)
  await pool.query(`insert into watch_sessions (user_id, meeting_id, recording_id)
    select u.id, m.id, 7 from users u, meetings m, generate_series(1, 3)`)
  await pool.query('delete from watch_sessions where id = 3')
  await pool.query(
    'insert into watchers (user_id, session_id, seq) select user_id, 2, 5 from watch_sessions limit 1',
  )
})
afterAll(() => pool.end())

it('moves every row into its month and goes on counting', async () => {
  await pool.query(await readFile(path.join(folder, conversion), 'utf8'))
  const { rows } = await pool.query(
    `select id, what, tableoid::regclass::text as part from access_log order by id`,
  )
  expect(rows.slice(0, 3)).toEqual([
    { id: 1, what: 'look 0', part: 'access_log_2026_01' },
    { id: 2, what: 'look 1', part: 'access_log_2026_02' },
    { id: 3, what: 'look 2', part: 'access_log_2026_03' },
  ])
  expect(rows[3].part).toMatch(/^access_log_\d{4}_\d\d$/)
  const added = await pool.query(`insert into access_log (reader_id, what) values (1, 'new') returning id`)
  expect(added.rows).toEqual([{ id: 5 }])

  const sessions = await pool.query('select id, recording_id from watch_sessions order by id')
  expect(sessions.rows).toEqual([
    { id: 1, recording_id: 7 },
    { id: 2, recording_id: 7 },
  ])
  const opened = await pool.query(`insert into watch_sessions (user_id, meeting_id)
    select user_id, meeting_id from watch_sessions limit 1 returning id`)
  expect(opened.rows).toEqual([{ id: 4 }])
  const watchers = await pool.query(
    'select session_id, seq, recording_id, meeting_id > 0 as has_meeting from watchers',
  )
  expect(watchers.rows).toEqual([{ session_id: 2, seq: 5, recording_id: 7, has_meeting: true }])
})
