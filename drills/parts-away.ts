import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { ADMIN } from '#server/embedded-postgres/provision.queries.ts'
import { readState } from '#server/embedded-postgres/state.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startRedisStandIn } from '#server/testing/redis-stand-in.ts'
import { startReplica } from '#server/testing/start-replica.ts'
import { builtFolder } from '../tools/build/built-folder.ts'
import { prepare } from '../tools/build/prepare.ts'
import { latePort } from '../tools/testing/late-port.ts'
import { shareOf, startLoad } from './load.ts'
import { migrateBy, startProgram } from './programs.ts'

const calmMs = 10_000
const awayMs = 30_000

/**
 * Takes Redis, a replica and then the database away for half a minute each, while members order and read. Without the first two nobody
 * notices; without the last calls are put off, and those that were answered are kept.
 */
export async function drillPartsAway(say: (line: string) => void): Promise<void> {
  await prepare(say)
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-away-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  // The unprivileged user under which PostgreSQL runs for root has to pass through.
  await chmod(folder, 0o711)
  const postgres = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  opened.defer(() => postgres.stop())
  const admin = new URL(postgres.url)
  Object.assign(admin, { username: ADMIN, password: (await readState(folder))!.adminPassword })
  const databaseUrl = await emptyDatabase(postgres.url, 'xinglin_parts_away')
  await migrateBy(builtFolder, databaseUrl)
  const replica = await startReplica({ folder, adminUrl: admin.href }, path.join(folder, 'replica'))
  opened.defer(() => replica.stop())
  const copyUrl = new URL(databaseUrl)
  copyUrl.port = new URL(replica.url).port
  const [primary, copy] = [latePort(databaseUrl, await freePort()), latePort(copyUrl.href, await freePort())]
  await primary.open()
  opened.defer(() => primary.cut())
  await copy.open()
  opened.defer(() => copy.cut())
  let redis = await startRedisStandIn()
  opened.defer(() => redis.stop())
  const server = await startProgram(builtFolder, {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: copy.url,
    REDIS_URL: redis.url,
    DATA_DIR: path.join(folder, 'data'),
  })
  opened.defer(() => server.stop())
  const load = await startLoad(databaseUrl, () => [server.port])
  const measure = async (what: string, ms: number) => {
    load.takeCounts()
    await pause(ms)
    const counts = load.takeCounts()
    say(
      `${what}: ${counts.calls} calls, ${counts.refused} refused (${shareOf(counts)} %), ${counts.told} put off`,
    )
    return counts
  }
  await measure('with everything', calmMs)
  await redis.stop()
  const noRedis = await measure('Redis is away', awayMs)
  redis = await startRedisStandIn(redis.port)
  await copy.cut()
  const noCopy = await measure('the replica is away', awayMs)
  await copy.open()
  await primary.cut()
  const noDatabase = await measure('the database is away', awayMs)
  await primary.open()
  const after = await measure('and back again', awayMs)
  const { acknowledged, lost, doubled } = await load.stop()
  say(`${acknowledged} orders acknowledged, ${lost} lost, ${doubled} doubled`)
  if (lost + doubled > 0) throw new Error('orders were lost or doubled')
  for (const { refused, told } of [noRedis, noCopy])
    if (refused + told > 0) throw new Error('calls were refused though the database was there')
  if (noDatabase.refused > 0) throw new Error('calls were refused without a word on when to come again')
  if (after.calls - after.told < after.calls / 2) throw new Error('calls were not answered again')
}
