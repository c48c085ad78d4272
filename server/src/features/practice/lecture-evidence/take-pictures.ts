import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { storeBytes } from '#kernel/files/store-bytes.ts'
import { incomingFolder, withTempFile } from '#kernel/files/temp-files.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { storedVideoOf } from '#server/features/library/videos/stored-video.ts'
import { takeStill } from '#server/features/meetings/live/take-still.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { insertPicture, selectPictures } from './lecture-evidence.queries.ts'
import { lookOf } from './picture-look.ts'
import { selectRecordings, selectSessions } from './records.queries.ts'
import type { RecordingRow } from './records.queries.ts'

const wantedPictures = 6

/** Takes pictures of the lecture from its recording at moments that nobody can foresee. Does nothing where it did so before. */
export async function takePictures(services: Services, row: SheetRow): Promise<void> {
  const { db, log } = services
  const { engine } = services.providers.live
  if (engine === undefined) return
  const taken = await selectPictures(db, row.sheet.id)
  if (taken.some(({ source }) => source === 'stream')) return
  const sessions = (await selectSessions(db, row.sheet.id)).filter(
    ({ status }) => status === sessionStates.confirmed,
  )
  for (const recording of await selectRecordings(db, row.meeting.id)) {
    const part = partOf(recording, sessions)
    if (!part) continue
    for (const second of randomSeconds(part, wantedPictures))
      await takePicture(services, row, { engine, recording, second }).catch((error: unknown) =>
        log.warn({ err: error, recordingId: recording.id }, 'no picture could be taken of a recording'),
      )
    return
  }
}

type Part = { from: number; until: number }

/** Its length is rounded, and behind the last picture there is none to take. */
const tailSeconds = 1

/** The seconds of a recording in which the expert speaks; the whole of it where the times are not known. */
export function partOf(
  { began_at, seconds, video }: Pick<RecordingRow, 'began_at' | 'seconds' | 'video'>,
  sessions: { begin_at: Date; end_at: Date }[],
): Part | undefined {
  if (seconds < 1 || keyOf(video) === '') return undefined
  const end = Math.max(seconds / 2, seconds - tailSeconds)
  const whole = { from: 0, until: end }
  const [first] = sessions
  if (!began_at || !first) return whole
  const from = Math.max(0, (first.begin_at.getTime() - began_at.getTime()) / 1000)
  const until = Math.min(end, (sessions.at(-1)!.end_at.getTime() - began_at.getTime()) / 1000)
  return from < until ? { from, until } : whole
}

/** One moment in each of so many equal parts. */
export function randomSeconds({ from, until }: Part, count: number): number[] {
  const step = (until - from) / count
  return Array.from({ length: count }, (_, at) => from + step * (at + randomInt(1000) / 1000))
}

async function takePicture(
  services: Services,
  { sheet, meeting }: SheetRow,
  { engine, recording, second }: { engine: VideoEngine; recording: RecordingRow; second: number },
): Promise<void> {
  const { db, env, providers } = services
  const { key, demuxer } = await storedVideoOf(services, recording.video, 'best')
  const bytes = await withTempFile(incomingFolder(env), (picture) =>
    providers.storage.withFile(key, async (video) => {
      await takeStill(engine, { video, demuxer, second, target: picture })
      return readFile(picture)
    }),
  )
  const began = recording.began_at ?? meeting.begin_at
  const look = await lookOf(bytes)
  const file = await storeBytes(services, {
    bytes,
    extension: 'jpg',
    mime: 'image/jpeg',
    name: `lecture-${Math.round(second)}s.jpg`,
    ownerId: sheet.user_id,
    purpose: 'lecture-evidence',
  })
  await db.transaction(async (db) => {
    await insertFile(db, file)
    await insertPicture(db, {
      sheet_id: sheet.id,
      file_key: file.key,
      file_digest: createHash('sha256').update(bytes).digest(),
      source: 'stream',
      taken_at: new Date(began.getTime() + second * 1000),
      look,
    })
  })
}
