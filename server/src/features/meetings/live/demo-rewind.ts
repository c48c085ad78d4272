import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { places } from '#kernel/places.ts'

const folder = path.join(places.demoFiles, 'hls')
/** Twenty minutes of the film that the demo world's broadcasts show round and round. */
const rounds = 50

/** A playlist of a film that was shown several times. Its address is where the demo world's files are. */
export function repeatPlaylist(list: string, times: number): string {
  const lines = list.trim().split('\n')
  const from = lines.findIndex((line) => line.startsWith('#EXT-X-MAP:'))
  const film = lines
    .slice(from, lines.indexOf('#EXT-X-ENDLIST'))
    .map((line) => line.replace(/(^|URI=")([\w-]+\.mp4)/, '$1/files/demo/hls/$2'))
  const shown = Array.from({ length: times }, (_, at) => (at > 0 ? ['#EXT-X-DISCONTINUITY', ...film] : film))
  return [...lines.slice(0, from), ...shown.flat(), '#EXT-X-ENDLIST', ''].join('\n')
}

/** What the broadcasts of the demo world have shown before. */
export const demoRewind = async () =>
  repeatPlaylist(await readFile(path.join(folder, 'lecture-high.m3u8'), 'utf8'), rounds)
