import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pageSize } from '#contract/wire/lists.ts'
import type { Db } from '#kernel/database.ts'
import { migrate } from '#kernel/migrate.ts'
import { indexContent } from '../index-content.ts'
import { selectMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'

export const collegeId = 3
const rows = 10_000

/** Fills the table and captures the statement that the call runs. */
export async function prepareRows(databaseUrl: string): Promise<{ text: string; values: unknown[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  await pool.query(
    `insert into colleges (name, name_en, logo) select 'c' || n, 'c' || n, '' from generate_series(1, 12) n`,
  )
  await pool.query(
    `insert into meetings (college_id, title, intro, cover, speaker, begin_at, end_at, has_stream, view_count, view_display_status)
     select 1 + n % 12, '学术会议第 ' || n || ' 期', '内容', '/files/demo/' || n || '.svg', '讲者 ' || n,
       now() - n * interval '1 hour' - interval '3 hours', now() - n * interval '1 hour' - interval '2 hours', true, n, 2
     from generate_series(1, $1::int) n`,
    [rows],
  )
  await pool.query('vacuum analyze meetings')
  await indexContent(drizzle(pool))
  let captured: { text: string; values: unknown[] } | undefined
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void (captured = { text, values }) },
  }) as Db
  await selectMeetings(db, 'over', { collegeId, diseaseId: 0 }, pageSize, 0)
  await pool.end()
  return captured!
}
