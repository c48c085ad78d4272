import { readFile } from 'node:fs/promises'
import { keyOf } from '#kernel/files/keys.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { readCaptions } from '#server/features/library/videos/captions.ts'
import { deleteClosed, insertTranscript, selectUnread } from './transcripts.queries.ts'

const atOnce = 50

/** Reads the captions that are new, and forgets those that are gone. */
export async function readTranscripts(services: Services): Promise<void> {
  const { db } = services
  await deleteClosed(db)
  for (;;) {
    const unread = await selectUnread(db, atOnce)
    for (const captions of unread)
      await insertTranscript(db, captions, await readCaptionLines(services, captions.address))
    if (unread.length < atOnce) return
  }
}

export const readTranscriptsJob = defineJob({
  name: 'read-transcripts',
  schedule: '* * * * *',
  oneAtATime: true,
  retryWaits: [],
  run: (services) => readTranscripts(services),
})

/** What it takes to read captions. */
export type CaptionReader = {
  providers: Pick<Services['providers'], 'storage'>
  log: Pick<Services['log'], 'warn'>
}

/** None where the captions are at another site, or their file cannot be read: they are not tried again. */
export async function readCaptionLines({ providers, log }: CaptionReader, address: string) {
  const key = keyOf(address)
  if (key === '') return []
  try {
    const file = await providers.storage.withFile(key, (path) => readFile(path, 'utf8'))
    return (readCaptions(file) ?? []).map(({ from, lines }) => ({
      at_seconds: Math.floor(from / 1000),
      words: lines.join(' ').replaceAll(/<[^>]*>/g, ''),
    }))
  } catch (error) {
    log.warn({ err: error, key }, 'captions could not be read')
    return []
  }
}
