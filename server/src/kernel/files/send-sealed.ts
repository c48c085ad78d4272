import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { insertAccess } from '#kernel/access-log.queries.ts'
import type { Services } from '#kernel/services.ts'
import type { FileRow } from './files.queries.ts'
import { pictureMimes, shrinkPicture } from './pictures.ts'
import type { Variant } from './variants.ts'

/**
 * Opens a sealed file in memory and sends it whole. Smaller versions are drawn each time: one that lay in the
 * storage would be readable there. Nothing is sent before the look at it is logged.
 */
export async function sendSealed(
  services: Services,
  { file, readerId, variant }: { file: FileRow; readerId: number; variant: Variant | undefined },
  reply: FastifyReply,
) {
  const open = async () => services.vault.open(await buffer(await services.providers.storage.read(file.key)))
  const body = variant ? await shrinkPicture(open, { ...variant, isDrawing: false }) : await open()
  await insertAccess(services.db, { user_id: file.owner_id, reader_id: readerId, what: `file ${file.key}` })
  return reply.header('content-type', variant ? pictureMimes[variant.format] : file.mime).send(body)
}
