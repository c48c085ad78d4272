import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { operatorRoles } from '#contract/people/operators.ts'
import type { Db } from '#kernel/database.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault } from '#kernel/vault.ts'
import { features } from '#server/features.ts'
import { listRows } from '#server/features/console/lists/list-rows.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { openLogins, openSession } from '#server/features/people/account/sessions.ts'
import { declaredBy } from '#server/open-services.ts'
import { callContext } from '#server/testing/call-context.ts'
import { productionEnv } from '../child-server.ts'
import { writable } from '../compare-call.ts'
import type { Statement } from '../compare-call.ts'

export const people = 100_000

/** Doctors of one hospital, the latest visitors first. */
export const asked = {
  resource: 'people',
  filters: { hospital: '附属第一', user_type: '1' },
  sort: 'seen_at',
  descending: true,
  page: 1,
  size: 20,
}

/** So many people, an operator among them, and the statements that a page of the list runs. */
export async function preparePeople(
  databaseUrl: string,
): Promise<{ token: string; cookie: string; statements: Statement[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))
  await pool.query(
    `insert into users (truename, hospital, department, title, user_type, phone_sealed, created_at, seen_at)
     select '林' || n, '江城第' || n % 400 || '医院' || case when n % 3 = 0 then '附属第一' else '' end, '心血管内科',
       '主治医师', 1 + n % 3, $2, now() - n * interval '1 minute', now() - (n * 7919 % 100000) * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [people, vault.seal('13900001234')],
  )
  const statements: Statement[] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  }) as Db
  const { rows } = await pool.query<{ id: string }>(
    'update users set operator_roles = $1 where id = (select min(id) from users) returning id',
    [operatorRoles],
  )
  const { secrets, sessionId } = await openSession(db, Number(rows.at(0)?.id), 'desk', '')
  await elevateSession(db, sessionId, { hours: 8 })
  await pool.query('vacuum analyze users')
  statements.length = 0
  const { member } = await openLogins(db).recognise(secrets.token)
  const context = callContext({ db, vault, member, declared: declaredBy(features) })
  await listRows.run(asked, context)
  await pool.end()
  return { token: secrets.token, cookie: `med_login=${secrets.cookie}`, statements: statements.map(writable) }
}
