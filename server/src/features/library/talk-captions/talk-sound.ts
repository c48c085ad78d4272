import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keyOf } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { soundAddress, soundUnreadable } from '#server/features/library/videos/sound-address.ts'
import type { SoundSource } from '#server/features/library/videos/sound-address.ts'
import type { TalkRow, TranscriptionRow } from './talk-captions.queries.ts'

/** The sound alone where there is a file of it. */
const addressOf = ({ video, clarities }: TalkRow) =>
  clarities.find(({ clarity }) => clarity === 'sound')?.address ?? video

const isStream = (address: string) => address.split('?')[0]!.endsWith('.m3u8')

/** A file in the storage, a stream whose files are there, or a file elsewhere that a service can load by itself. */
export function hasReachableSound(talk: TalkRow): boolean {
  const address = addressOf(talk)
  return keyOf(address) !== '' || (address.startsWith('https://') && !isStream(address))
}

/** Where the speech service loads what is said in a talk. */
export async function talkSoundAddress(
  services: Services,
  talk: TalkRow,
  asked: TranscriptionRow,
): Promise<string> {
  const address = addressOf(talk)
  if (keyOf(address) === '') return address
  const key = isStream(address) ? await fileOfStream(services, keyOf(address)) : keyOf(address)
  const source: SoundSource = {
    key,
    demuxer: demuxers[path.extname(key)] ?? 'mov',
    ...soundOf(asked),
    ownerId: asked.asked_by,
  }
  return soundAddress(services, source)
}

/** Where that sound is stored while the service needs it. */
export const soundOf = ({ talk, talk_id }: Pick<TranscriptionRow, 'talk' | 'talk_id'>) => ({
  soundKey: `sound/${talk}-${talk_id}.mp3`,
  purpose: `sound-${talk}-${talk_id}`,
})

const demuxers: Record<string, string> = { '.webm': 'matroska', '.mkv': 'matroska', '.flv': 'flv' }

/** A playlist of playlists, a playlist, and the file whose parts that names. */
const mostSteps = 2

/** The streams of the platform are a file for each clarity, of which a playlist names the parts. */
async function fileOfStream(services: Services, key: string, steps = mostSteps): Promise<string> {
  const playlist = await services.providers.storage.withFile(key, (file) => readFile(file, 'utf8'))
  const beside = (name: string) => path.posix.join(path.posix.dirname(key), name)
  const file = /#EXT-X-MAP:URI="([^"/]+)"/.exec(playlist)?.[1]
  if (file) return beside(file)
  const next = /^[^#\s/][^/\s]*\.m3u8$/m.exec(playlist)?.[0]
  if (!next || steps === 0) throw soundUnreadable('the stream is not one file')
  return fileOfStream(services, beside(next), steps - 1)
}
