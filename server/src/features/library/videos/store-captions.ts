import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { videoFailures, videoLimits } from '#contract/library/videos.ts'
import { refuse } from '#kernel/fail.ts'
import type { insertFile } from '#kernel/files/files.queries.ts'
import type { ReceivedFile } from '#kernel/files/save-file.ts'
import type { Services } from '#kernel/services.ts'
import { readCaptions, writeVtt } from './captions.ts'
import type { Cue } from './captions.ts'
import { newVideoFolder } from './video-files.ts'

type CaptionRow = Parameters<typeof insertFile>[1]

/** Stores captions in vtt or srt as vtt, in a folder of their own. The row is still to be inserted. */
export async function storeCaptions(
  { providers }: Pick<Services, 'providers'>,
  file: ReceivedFile,
  ownerId: number,
): Promise<CaptionRow> {
  return storeCues({ providers }, await readCues(file), ownerId)
}

export async function readCues(file: ReceivedFile): Promise<Cue[]> {
  if (file.size > videoLimits.captionBytes) throw refuse(videoFailures.captionTooLarge)
  const cues = readCaptions(await readText(file.path))
  if (!cues) throw refuse(videoFailures.captionUnreadable)
  return cues
}

export async function storeCues(
  { providers }: Pick<Services, 'providers'>,
  cues: Cue[],
  ownerId: number | null,
): Promise<CaptionRow> {
  const body = Buffer.from(writeVtt(cues))
  const key = `${newVideoFolder(new Date())}/${randomBytes(8).toString('hex')}.vtt`
  await providers.storage.put(key, body, 'text/vtt')
  return { key, mime: 'text/vtt', size: body.length, owner_id: ownerId, private: true }
}

/** Text of another encoding than UTF-8 is refused rather than shown as nonsense. */
async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw refuse(videoFailures.captionUnreadable)
  }
}
