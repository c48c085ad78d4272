import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { builtFolder } from '../tools/build/built-folder.ts'
import { prepare } from '../tools/build/prepare.ts'
import { shareOf, startLoad } from './load.ts'
import type { Counts } from './load.ts'
import { migrateBy, startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const servers = 2
const calmMs = 10_000
/** As long as the chart waits between taking a server out and ending it. */
const outMs = 5_000
const mostRefusedShare = 0.5

/**
 * Replaces two servers of an older built folder, which `OLD_BUILD` names, by those of this one while members order, and goes back again.
 * Without it the same version is replaced by itself.
 */
export async function drillRolling(say: (line: string) => void): Promise<void> {
  await prepare(say)
  const oldFolder = path.resolve(process.env.OLD_BUILD ?? builtFolder)
  if (!process.env.OLD_BUILD) say('OLD_BUILD names no older built folder: this version replaces itself')
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-rolling-'))
  // The unprivileged user under which PostgreSQL runs for root has to pass through.
  await chmod(folder, 0o711)
  const postgres = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  let running: Program[] = []
  try {
    const databaseUrl = await emptyDatabase(postgres.url, 'xinglin_rolling')
    const start = (from: string) =>
      startProgram(from, { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') })
    await migrateBy(oldFolder, databaseUrl)
    for (let at = 0; at < servers; at++) running.push(await start(oldFolder))
    const load = await startLoad(databaseUrl, () => running.map(({ port }) => port))
    const tell = (what: string, counts: Counts) =>
      say(
        `${what}: ${counts.calls} calls, ${counts.refused} refused (${shareOf(counts)} %), ${counts.told} put off`,
      )
    const replaceAll = async (from: string) => {
      const former = running
      for (const old of former) {
        running = [...running, await start(from)].filter((one) => one !== old)
        await pause(outMs)
        await old.stop()
      }
      await pause(calmMs)
    }
    await pause(calmMs)
    tell('before', load.takeCounts())
    await migrateBy(builtFolder, databaseUrl)
    tell('the schema is brought forward', load.takeCounts())
    await replaceAll(builtFolder)
    tell('the servers are replaced by the new version', load.takeCounts())
    await replaceAll(oldFolder)
    tell('and by the old one again', load.takeCounts())
    const { acknowledged, lost, doubled, slowestMs } = await load.stop()
    say(
      `${acknowledged} orders acknowledged, ${lost} lost, ${doubled} doubled; the slowest call took ${slowestMs} ms`,
    )
    if (lost + doubled > 0) throw new Error('orders were lost or doubled')
    if (Number(shareOf(load.counts)) > mostRefusedShare) throw new Error('too many calls were refused')
  } finally {
    for (const one of running) await one.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
