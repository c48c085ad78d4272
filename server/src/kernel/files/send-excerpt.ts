import { text } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { excerptCaptions, excerptPlaylist } from './excerpt-playlist.ts'
import { selectFileByKey } from './files.queries.ts'
import { excerptFile, excerptPart } from './signed-address.ts'
import type { Excerpt } from './signed-address.ts'

/** A playlist of a whole day takes less. */
const largestBytes = 4 * 1024 * 1024

/** Sends the beginning of a playlist or of a caption file; undefined if the file cannot be shortened. */
export async function sendExcerpt(
  { db, vault, providers }: Services,
  excerpt: Excerpt,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const file = await selectFileByKey(db, excerpt.key)
  if (!file || file.sealed || file.size > largestBytes) return undefined
  const shorten = shortenerOf(file.mime)
  if (!shorten) return undefined
  const body = shorten(await text(await providers.storage.read(file.key)))
  return reply
    .headers({
      'content-type': file.mime,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body)

  function shortenerOf(mime: string): ((whole: string) => string) | undefined {
    if (mime === 'text/vtt') return (whole) => excerptCaptions(whole, excerpt.seconds)
    if (mime !== 'application/vnd.apple.mpegurl') return undefined
    return (whole) =>
      excerptPlaylist(whole, excerpt, {
        playlist: (key) => excerptPart(vault, { ...excerpt, key }),
        file: (key, bytes) => excerptFile(vault, excerpt, key, bytes),
      })
  }
}
