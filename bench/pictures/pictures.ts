import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { openDatabase } from '#kernel/open-database.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { openLocalFolder } from '#server/providers/storage/local-folder.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4141
const pictures = 2500
/** Each picture is asked for at so many widths: 10,000 resizes, none of them twice. */
const widths = [100, 240, 375, 750]
const clients = 8

/** The memory of a server that has resized 10,000 distinct pictures. */
export const benchPictures = (): Promise<BenchResult[]> =>
  within(3600, async (after) => {
    const postgres = await openTestPostgres()
    after(postgres.stop)
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_pictures')
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-pictures-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const keys = await storePictures(folder, databaseUrl)
    const own = { ...productionEnv, DATABASE_URL: databaseUrl, DATA_DIR: folder }
    const server = startChild(builtServer, port, own)
    after(async () => {
      server.kill()
      await pause(500)
    })
    await untilAnswering(port)
    const before = await residentMegabytes(server.pid!)
    const peak = await askForAll(keys, server.pid!)
    const rest = await residentMegabytes(server.pid!)
    process.stdout.write(
      `  pictures: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, ${rest.toFixed(0)} MB after\n`,
    )
    return [
      judge({
        name: `memory after ${pictures * widths.length} resizes`,
        value: rest,
        unit: 'MB',
        limit: 350,
        better: 'lower',
      }),
    ]
  })

async function storePictures(folder: string, databaseUrl: string): Promise<string[]> {
  const storage = await openLocalFolder(path.join(folder, 'files'))
  const { db, close } = openDatabase(databaseUrl, 2, () => undefined)
  const keys: string[] = []
  for (let n = 0; n < pictures; n++) {
    // Sizes differ as those of real photos do: equal ones would fit exactly into the memory of the one before.
    const size = { width: 800 + (n % 97) * 8, height: 600 + (n % 89) * 7 }
    const background = { r: n % 256, g: (n * 7) % 256, b: (n * 31) % 256 }
    const body = await sharp({ create: { ...size, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const key = `u/2026/11/${n}.jpg`
    await storage.put(key, body, 'image/jpeg')
    await insertFile(db, { key, mime: 'image/jpeg', size: body.length })
    keys.push(key)
  }
  await close()
  return keys
}

/** Asks for every picture at every width, and answers the most memory that was seen meanwhile. */
async function askForAll(keys: string[], pid: number): Promise<number> {
  const addresses = keys.flatMap((key) => widths.map((width) => `${fileUrl(key)}?w=${width}`))
  let peak = 0
  const work = async () => {
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'image/webp' } })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      await answer.arrayBuffer()
      if (addresses.length % 100 === 0) peak = Math.max(peak, await residentMegabytes(pid))
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return peak
}
