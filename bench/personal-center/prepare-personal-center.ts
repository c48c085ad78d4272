import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#kernel/database.ts'
import { createItems } from '#kernel/items.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault } from '#kernel/vault.ts'
import { features } from '#server/features.ts'
import { getPersonalCenter } from '#server/features/discover/personal-center/get-personal-center.ts'
import { openLogins, openSession } from '#server/features/people/account/sessions.ts'
import { declaredBy } from '#server/open-services.ts'
import { callContext } from '#server/testing/call-context.ts'
import { productionEnv } from '../child-server.ts'
import { writable } from '../compare-call.ts'
import type { Statement } from '../compare-call.ts'
import { indexContent } from '../index-content.ts'

/** One of a thousand members, with something in every list, and the statements that the call runs for them. */
export async function preparePersonalCenter(
  databaseUrl: string,
): Promise<{ token: string; statements: Statement[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))
  await fill(pool)
  await indexContent(drizzle(pool))
  const statements: Statement[] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  }) as Db
  const { rows } = await pool.query<{ id: string }>('select id from users order by id offset 500 limit 1')
  const { secrets } = await openSession(db, Number(rows.at(0)?.id), 'phone', '')
  statements.length = 0
  const { member } = await openLogins(db).recognise(secrets.token)
  const context = callContext({
    db,
    vault,
    member,
    items: createItems(features.flatMap((feature) => feature.items ?? [])),
    declared: declaredBy(features),
  })
  await getPersonalCenter.run({}, context)
  await pool.end()
  return { token: secrets.token, statements: statements.map(writable) }
}

async function fill(pool: pg.Pool): Promise<void> {
  const run = (text: string) => pool.query(text)
  await run(`insert into colleges (name, name_en, logo) values ('c', 'c', '')`)
  await run(`insert into users (truename, user_type, hospital, department, title)
    select '医生' || n, 1, '医院', '科室', '主治医师' from generate_series(1, 1000) n`)
  await run(`insert into meetings (college_id, title, cover, begin_at, end_at, reservable)
    select 1, '学术会议 ' || n, '', now() + n * interval '1 hour', now() + (n + 2) * interval '1 hour', true
    from generate_series(1, 1000) n`)
  await run(
    `insert into articles (college_id, title, cover, body) select 1, '资讯 ' || n, '', '' from generate_series(1, 1000) n`,
  )
  await run(`insert into marks (user_id, mark, item_type, item_id)
    select u.id, 'collect', 'information', (u.id * 7 + n) % 1000 + 1 from users u, generate_series(1, 50) n`)
  await run(`insert into meeting_reservations (meeting_id, user_id)
    select (u.id * 3 + n) % 1000 + 1, u.id from users u, generate_series(1, 10) n`)
  await run(`insert into view_history (user_id, item_type, item_id)
    select u.id, 'information', (u.id * 5 + n) % 1000 + 1 from users u, generate_series(1, 100) n`)
  await run('vacuum analyze')
}
