import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#kernel/database.ts'
import { databaseCounters } from '#kernel/limit-counters.ts'
import { createLimits } from '#kernel/limits.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault } from '#kernel/vault.ts'
import { showSheetSessions } from '#server/features/practice/expert-sessions/read-sessions.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
import { callContext } from '#server/testing/call-context.ts'
import { productionEnv } from '../child-server.ts'
import { writable } from '../compare-call.ts'
import type { Statement } from '../compare-call.ts'

export const sheetCode = 'K7Q2MX'
const sessions = 40

/** One sheet among a thousand, and the statements that the call runs. */
export async function prepareSheet(
  databaseUrl: string,
): Promise<{ taskId: number; statements: Statement[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))
  const fill = (text: string, values: unknown[] = []) => pool.query(text, values)
  await fill(`insert into colleges (name, name_en, logo) values ('c', 'c', '')`)
  await fill(`insert into users (truename) select '专家' || n from generate_series(1, 1000) n`)
  await fill(`insert into meetings (college_id, title, cover, begin_at, end_at)
    select 1, '学术会议 ' || n, '', now() + n * interval '1 hour', now() + (n + 2) * interval '1 hour'
    from generate_series(1, 1000) n`)
  await fill(`insert into expert_tasks (meeting_id) select id from meetings`)
  const numbered = (table: string) => `(select id, row_number() over (order by id) as n from ${table})`
  await fill(`insert into expert_sheets (task_id, user_id)
    select t.id, u.id from ${numbered('expert_tasks')} t join ${numbered('users')} u using (n)`)
  await fill(
    `insert into expert_sessions (sheet_id, kind, title, hall, begin_at, end_at)
     select s.id, 'lecture', '题目 ' || n, '会场', now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '40 minutes'
     from expert_sheets s, generate_series(1, $1::int) n`,
    [sessions],
  )
  const { code_digest, code_sealed } = sheetCodeColumns(vault, sheetCode)
  const { rows } = await fill('select id from expert_tasks order by id offset 500 limit 1')
  const taskId = Number((rows[0] as { id: string }).id)
  await fill('update expert_sheets set code_digest = $1, code_sealed = $2 where task_id = $3', [
    code_digest,
    code_sealed,
    taskId,
  ])
  await fill('vacuum analyze')
  const statements: Statement[] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  }) as Db
  const context = callContext({ db, vault, limits: createLimits(databaseCounters(db)) })
  const row = await findSheet(context, { id: taskId, tcode: sheetCode })
  await showSheetSessions(context, row)
  await pool.end()
  return { taskId, statements: statements.map(writable) }
}
