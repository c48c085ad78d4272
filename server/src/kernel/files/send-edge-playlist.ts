import { text } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { edgeFileAddress, edgePlaylistAddress } from './edge-address.ts'
import type { EdgePlaylist } from './edge-address.ts'
import { excerptPlaylist } from './excerpt-playlist.ts'
import { selectFileByKey } from './files.queries.ts'

/** A playlist of a whole day takes less. */
const largestBytes = 4 * 1024 * 1024

/** Sends a playlist whose parts are loaded from the edge; undefined for another kind of file. */
export async function sendEdgePlaylist(
  services: Services,
  { key, viewer }: EdgePlaylist,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { db, vault, providers } = services
  const file = await selectFileByKey(db, key)
  if (file?.mime !== 'application/vnd.apple.mpegurl' || file.sealed || file.size > largestBytes)
    return undefined
  const whole = await text(await providers.storage.read(key))
  const body = excerptPlaylist(
    whole,
    { key, seconds: Infinity },
    {
      playlist: (other) => edgePlaylistAddress(vault, other, viewer),
      file: (part) => edgeFileAddress(services, part, viewer),
    },
  )
  return reply
    .headers({
      'content-type': file.mime,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body)
}
