import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { openDatabase, poolerSettings } from '#kernel/open-database.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { startPgBouncer } from '#server/testing/start-pgbouncer.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

it('sends statements without names, and no parameters of the connection', async () => {
  const database = openDatabase(process.env.XINGLIN_TEST_POSTGRES!, 1, () => undefined, poolerSettings(false))
  const named = { name: 'one', text: 'select $1::int as one', values: [1] }
  expect((await database.pool.query(named)).rows).toEqual([{ one: 1 }])
  expect((await database.pool.query({ ...named, text: 'select $1::int as two' })).rows).toEqual([{ two: 1 }])
  expect((await database.pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  const { rows } = await database.pool.query<{ source: string }>(
    `select source from pg_settings where name = 'statement_timeout'`,
  )
  expect(rows[0]!.source).not.toBe('client')
  await database.close()
})

describe.runIf(hasTool('pgbouncer'))('a server behind PgBouncer in transaction mode', () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
  let app: TestApp
  beforeAll(async () => {
    const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_pooler')
    bouncer = await startPgBouncer(databaseUrl)
    const DATABASE_URL = databaseUrl
    app = await startServer(databaseUrl, { DATABASE_URL, DATABASE_POOLER_URL: bouncer.url })
  })
  afterAll(async () => {
    await app.close()
    await bouncer.stop()
  })

  it('serves reads, writes, limits and the socket, many at once', async () => {
    const { client } = await buildMember(app)
    const meeting = await buildMeeting(app.services.db, {})
    const list = { college_id: 0, disease_id: 0, page: 1, order: 'new', type: 0 } as const
    const asked = await Promise.all(
      Array.from({ length: 48 }, (_, n) =>
        n % 2 === 0 ? app.client().ask(homeCalls.advance, list) : client.ask(accountCalls.loginStatus, {}),
      ),
    )
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
    const heard = await listenGroup(app, `meeting:${meeting.id}`)
    const comments = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        client.ask(commentCalls.set, {
          item_type: 'meeting',
          item_id: meeting.id,
          schedule_id: 0,
          content: `问题 ${n}`,
          enterprisePlat: false,
          uid: '',
        }),
      ),
    )
    expect(comments.map(({ http }) => http)).toEqual(comments.map(() => 200))
    heard.close()
  })

  it('keeps the limits that a direct connection brings along', async () => {
    const database = openDatabase(bouncer.url, 1, () => undefined, poolerSettings(false))
    const { rows } = await database.pool.query<{ statement_timeout: string }>('show statement_timeout')
    expect(rows[0]!.statement_timeout).toBe('15s')
    await database.close()
  })
})
