import { text } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { selectFileByKey } from './files.queries.ts'

/** A playlist of a whole day takes less. */
const largestBytes = 4 * 1024 * 1024

/** Sends a playlist or a caption file, changed for this caller; undefined if `changeOf` does not know its kind. */
export async function sendShortText(
  { db, providers }: Services,
  key: string,
  reply: FastifyReply,
  changeOf: (mime: string) => ((whole: string) => string) | undefined,
): Promise<FastifyReply | undefined> {
  const file = await selectFileByKey(db, key)
  if (!file || file.sealed || file.size > largestBytes) return undefined
  const change = changeOf(file.mime)
  if (!change) return undefined
  const body = change(await text(await providers.storage.read(file.key)))
  return reply
    .headers({
      'content-type': file.mime,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body)
}
