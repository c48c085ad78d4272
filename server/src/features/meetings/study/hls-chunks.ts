import path from 'node:path'
import type { MediaChunk } from './mp4-chunks.ts'

/** A run of pictures in one of the files of a stream. */
export type FileChunk = MediaChunk & { key: string }

/** The playlists that a playlist offers as qualities or as sound, by key. */
export function qualitiesOf(text: string, key: string): string[] {
  const lines = linesOf(text)
  const offered = lines.flatMap((line, at) => {
    if (line.startsWith('#EXT-X-STREAM-INF:')) return lines[at + 1] ?? []
    return /^#EXT-X-MEDIA:.*TYPE=AUDIO.*URI="([^"]+)"/.exec(line)?.[1] ?? []
  })
  return [...new Set(offered)].map((uri) => keyBeside(key, uri))
}

/**
 * Where in the files of a stream which second is; undefined for a playlist whose segments are whole files, of which it does
 * not say how long they are.
 */
export function readHlsChunks(text: string, key: string): FileChunk[] | undefined {
  const chunks: FileChunk[] = []
  let [seconds, atMs, length, from] = [0, 0, 0, 0]
  for (const line of linesOf(text)) {
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice('#EXTINF:'.length))
    const [, bytes, begin] = /^#EXT-X-BYTERANGE:(\d+)(?:@(\d+))?$/.exec(line) ?? []
    // A range without a beginning follows the one before.
    if (bytes !== undefined) [length, from] = [Number(bytes), begin === undefined ? from : Number(begin)]
    if (line.startsWith('#')) continue
    if (length === 0) return undefined
    const toMs = atMs + seconds * 1000
    chunks.push({ key: keyBeside(key, line), from, to: from + length, fromMs: atMs, toMs })
    ;[atMs, from, length] = [toMs, from + length, 0]
  }
  return chunks.length > 0 ? chunks : undefined
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const keyBeside = (key: string, uri: string) => path.posix.join(path.posix.dirname(key), uri)
