import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keyOf } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { VideoRefused } from './media/video-refused.ts'

export type StoredVideo = { key: string; demuxer: string }

const demuxers: Record<string, string> = { '.webm': 'matroska', '.mkv': 'matroska', '.flv': 'flv' }

export const isStream = (address: string) => address.split('?')[0]!.endsWith('.m3u8')

/** Which clarity of a stream is taken: the first that its playlist names is the smallest. */
type Wanted = 'smallest' | 'best'

/** The file in the storage that an address plays. */
export async function storedVideoOf(
  services: Services,
  address: string,
  wanted: Wanted,
): Promise<StoredVideo> {
  const key = isStream(address) ? await fileOfStream(services, keyOf(address), wanted) : keyOf(address)
  return { key, demuxer: demuxers[path.extname(key)] ?? 'mov' }
}

/** A playlist of playlists, a playlist, and the file whose parts that names. */
const mostSteps = 2

/** The streams of the platform are a file for each clarity, of which a playlist names the parts. */
async function fileOfStream(
  services: Services,
  key: string,
  wanted: Wanted,
  steps = mostSteps,
): Promise<string> {
  const playlist = await services.providers.storage.withFile(key, (file) => readFile(file, 'utf8'))
  const beside = (name: string) => path.posix.join(path.posix.dirname(key), name)
  const file = /#EXT-X-MAP:URI="([^"/]+)"/.exec(playlist)?.[1]
  if (file) return beside(file)
  const pictures = [...playlist.matchAll(/RESOLUTION=.*\n([^#\s/][^/\s]*\.m3u8)$/gm)]
  const next = pictures.at(wanted === 'best' ? -1 : 0)?.[1]
  if (!next || steps === 0) throw new VideoRefused('unreadable', 'the stream is not one file')
  return fileOfStream(services, beside(next), wanted, steps - 1)
}
