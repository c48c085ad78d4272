import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { openDatabase } from '#kernel/open-database.ts'
import type { Db } from '#kernel/database.ts'
import { readEnv } from '#kernel/env.ts'
import { createVault } from '#kernel/vault.ts'
import { insertForIds } from '#demo/demo.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildPack } from '#server/features/practice/lecture-evidence/build-pack.ts'
import { collectEvidence } from '#server/features/practice/lecture-evidence/collect-evidence.ts'
import { selectPacks } from '#server/features/practice/lecture-evidence/lecture-evidence.queries.ts'
import { evidencePictures } from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import { lectureSlides } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { openLocalFolder } from '#server/providers/storage/local-folder.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'

const MB = 1024 * 1024
const slidesBytes = 200 * MB
const pictures = 24
const watchers = 3000

/** The evidence pack of a lecture of four hours: time, memory beyond what was used before, and size beyond its originals. */
export const benchEvidence = (): Promise<BenchResult[]> =>
  within(900, async (after) => {
    const postgres = await openTestPostgres()
    after(postgres.stop)
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_evidence')
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-evidence-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const { db, close } = openDatabase(databaseUrl, 2, () => undefined)
    after(close)
    const storage = await openLocalFolder(path.join(folder, 'files'))
    const { sheetId, originalBytes } = await buildLecture(db, storage)
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder })
    const world = { db, vault: createVault(Buffer.alloc(32, 1)), env, storage }

    global.gc?.()
    const before = process.memoryUsage.rss()
    let peak = before
    const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
    const begun = performance.now()
    const row = await selectSheet(db, sheetId)
    if (!row) throw new Error('the lecture is gone')
    await buildPack(world, await collectEvidence(db, row))
    const seconds = (performance.now() - begun) / 1000
    clearInterval(watching)
    const [pack] = await selectPacks(db, sheetId)
    return [
      judge({ name: 'evidence pack of four hours', value: seconds, unit: 's', limit: 10, better: 'lower' }),
      judge({
        name: 'memory while it is built',
        value: (peak - before) / MB,
        unit: 'MB',
        limit: 150,
        better: 'lower',
      }),
      judge({
        name: `size beyond its ${Math.round(originalBytes / MB)} MB of originals`,
        value: ((pack?.bytes ?? 0) - originalBytes) / MB,
        unit: 'MB',
        limit: 3,
        better: 'lower',
      }),
    ]
  })

async function buildLecture(db: Db, storage: StoragePort) {
  const meeting = await buildMeeting(db, { from: -5, to: -1 })
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into users (truename) values ('程怀瑾') returning id`,
  )
  const [task_id = 0] = await insertForIds(db, expertTasks, [{ meeting_id: meeting.id }])
  const user_id = rows[0]?.id ?? 0
  const [sheet_id = 0] = await insertForIds(db, expertSheets, [
    { task_id, user_id, status: 1, decided_at: new Date() },
  ])
  await db.execute(sql`insert into on_air_periods (meeting_id, began_at, ended_at)
    values (${meeting.id}, now() - interval '5 hours', now() - interval '1 hour')`)
  await db.execute(sql`insert into live_watchers (meeting_id, viewer, first_at, last_at)
    select ${meeting.id}, n::text, now() - interval '5 hours' + n % 60 * interval '1 minute',
      now() - interval '1 hour' - n % 50 * interval '1 minute' from generate_series(1, ${watchers}) n`)
  await db.execute(sql`insert into expert_sessions (sheet_id, kind, title, begin_at, end_at, status, decided_at)
    values (${sheet_id}, 'lecture', '心力衰竭规范诊疗', now() - interval '5 hours', now() - interval '1 hour', 1, now())`)
  await storage.put('u/slides.pdf', Buffer.alloc(slidesBytes, 7), 'application/pdf')
  const slides = { version: 1, file_name: 'a.pdf', bytes: slidesBytes, received: slidesBytes, upload_id: '' }
  await db.insert(lectureSlides).values({
    ...slides,
    sheet_id,
    file_key: 'u/slides.pdf',
    mime: 'application/pdf',
    file_digest: Buffer.alloc(32),
    is_shown: true,
    uploaded_at: new Date(),
  })
  let originalBytes = slidesBytes
  for (let n = 0; n < pictures; n++) {
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
    const size = { width: 1280, height: 720, channels: 3 } as const
    const body = await sharp({ create: { ...size, background: '#345', noise } })
      .jpeg()
      .toBuffer()
    originalBytes += body.length
    await storage.put(`u/${n}.jpg`, body, 'image/jpeg')
    const picture = {
      file_digest: Buffer.alloc(32),
      source: 'stream',
      taken_at: new Date(),
      look: BigInt(n),
    } as const
    await db.insert(evidencePictures).values({ ...picture, sheet_id, file_key: `u/${n}.jpg` })
  }
  return { sheetId: sheet_id, originalBytes }
}
