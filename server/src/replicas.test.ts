import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentCalls } from '#contract/community/comments.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { late, readingLate } from '#kernel/replicas/late.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import type { EmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { ADMIN } from '#server/embedded-postgres/provision.queries.ts'
import { readState } from '#server/embedded-postgres/state.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate, makeTemplate } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startReplica } from '#server/testing/start-replica.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const wait = { timeout: 60_000, interval: 100 }
const list = { college_id: 0, disease_id: 0, page: 1, order: 'new', type: 0 } as const

/** What `/metrics` says of a number. */
async function metric(app: TestApp, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(name))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('without a replica that answers', () => {
  let app: TestApp
  beforeAll(async () => {
    const { databaseUrl, services } = await testApp()
    app = await startServer(databaseUrl, {
      DATA_DIR: services.env.DATA_DIR,
      DATABASE_URL: databaseUrl,
      // Nobody is there, and the second one is no replica.
      DATABASE_REPLICA_URL: `postgres://nobody@127.0.0.1:${await freePort()}/x, ${databaseUrl}`,
    })
  })
  afterAll(() => app.close())

  it('reads from the primary, and says so', async () => {
    expect((await app.client().ask(homeCalls.advance, list)).status).toBe(200)
    expect(await metric(app, 'xinglin_late_reads{at="primary"}')).toBeGreaterThan(0)
    expect(await metric(app, 'xinglin_late_reads{at="replica"}')).toBe(0)
    expect(await metric(app, 'xinglin_degraded{part="replica"}')).toBe(1)
  })

  it('lets nobody read late inside of a transaction, in a job, or where nothing was said', async () => {
    const { db } = app.services
    expect(late(db)).toBe(db)
    const forCall = readingLate(db)
    expect(forCall).not.toBe(db)
    expect(late(forCall)).not.toBe(forCall)
    await forCall.transaction(async (tx) => expect(late(tx)).toBe(tx))
  })

  it('keeps who has written at the primary for a while, and nobody else', async () => {
    const { client } = await buildMember(app)
    const meeting = await buildMeeting(app.services.db, {})
    const read = await client.ask(homeCalls.advance, list)
    expect(read.headers.get('set-cookie') ?? '').not.toContain('med_fresh')
    const written = await client.ask(commentCalls.set, {
      item_type: 'meeting',
      item_id: meeting.id,
      schedule_id: 0,
      content: '谢谢',
      enterprisePlat: false,
      uid: '',
    })
    expect(written.headers.get('set-cookie')).toContain('med_fresh=1; Path=/; Max-Age=10')
  })
})

describe('with a replica', { timeout: 240_000 }, () => {
  let folder: string
  let primary: EmbeddedPostgres
  let replica: EmbeddedPostgres
  let app: TestApp
  let adminOfReplica: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'xinglin-replica-'))
    await chmod(folder, 0o711)
    const own = path.join(folder, 'primary')
    primary = await openEmbeddedPostgres({ dataDir: own, say: () => undefined })
    await makeTemplate(primary.url)
    const databaseUrl = await cloneTemplate(primary.url, 'xinglin_replicated')
    const { adminPassword } = (await readState(own))!
    const adminOf = (url: string) => Object.assign(new URL(url), { username: ADMIN, password: adminPassword })
    replica = await startReplica(
      { folder: own, adminUrl: adminOf(primary.url).href },
      path.join(folder, 'replica'),
    )
    adminOfReplica = Object.assign(adminOf(replica.url), { pathname: '/postgres' }).href
    const there = Object.assign(new URL(databaseUrl), { port: new URL(replica.url).port }).href
    app = await startServer(databaseUrl, { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: there })
  }, 240_000)
  afterAll(async () => {
    await app?.close()
    await replica?.stop()
    await primary?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const titles = async (cookie = '') => {
    const { data } = await Object.assign(app.client(), { cookie }).ask(homeCalls.advance, list)
    return data.data.map(({ title }) => title)
  }
  const onReplica = async (text: string) => {
    const client = new pg.Client({ connectionString: adminOfReplica })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  const isNear = () => expect.poll(() => metric(app, 'xinglin_degraded{part="replica"}'), wait).toBe(0)

  it('reads there, and at the primary right after a write', async () => {
    await isNear()
    const before = (await metric(app, 'xinglin_late_reads{at="replica"}'))!
    await titles()
    expect(await metric(app, 'xinglin_late_reads{at="replica"}')).toBeGreaterThan(before)
    await onReplica('select pg_wal_replay_pause()')
    await buildMeeting(app.services.db, { from: 1, to: 2, title: '刚刚发布' })
    expect(await titles('med_fresh=1')).toContain('刚刚发布')
  })

  it('leaves one that is too late, and comes back to it', async () => {
    // Nothing was replayed since: within seconds everybody reads at the primary.
    await expect.poll(() => metric(app, 'xinglin_degraded{part="replica"}'), wait).toBe(1)
    expect(await titles()).toContain('刚刚发布')
    await onReplica('select pg_wal_replay_resume()')
    await isNear()
    await expect.poll(() => titles(), wait).toContain('刚刚发布')
  })

  it('does without one that is away, and comes back to it', async () => {
    await replica.stop()
    expect(await titles()).toContain('刚刚发布')
    await expect.poll(() => metric(app, 'xinglin_degraded{part="replica"}'), wait).toBe(1)
    replica = await openEmbeddedPostgres({ dataDir: path.join(folder, 'replica'), say: () => undefined })
    await isNear()
    const before = (await metric(app, 'xinglin_late_reads{at="replica"}'))!
    expect(await titles()).toContain('刚刚发布')
    expect(await metric(app, 'xinglin_late_reads{at="replica"}')).toBeGreaterThan(before)
  })
})
