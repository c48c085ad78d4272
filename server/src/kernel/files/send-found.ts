import { create as attachment } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { countSent, fileSent } from './count-sent.ts'
import type { FileReader } from './file-reader.ts'
import type { FileRow } from './files.queries.ts'
import { isFresh, mayContinue, stampOf } from './freshness.ts'
import { readRange } from './ranges.ts'
import type { Signature } from './signed-address.ts'
import { chooseVariant, provideVariant, variantName } from './variants.ts'
import type { Variant } from './variants.ts'

export type FileRoute = { Params: { '*': string }; Querystring: { w?: unknown } & Signature }
export type FileRequest = FastifyRequest<FileRoute>

/** What was asked for; who reads it, and whose kind of file it is, is known where it is private. `bytes` is how much of it the address opens. */
export type FoundFile = {
  file: FileRow
  readerId?: number
  reader?: FileReader | undefined
  isSigned?: boolean
  viewerId?: number
  bytes?: number
  /** An edge keeps it for all viewers, whose addresses it checks. */
  isForEdge?: boolean
}

export const sayMissing = (reply: FastifyReply) =>
  reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain' }).send('Not Found')

export async function sendFound(
  services: Services,
  found: FoundFile,
  request: FileRequest,
  reply: FastifyReply,
) {
  const { storage } = services.providers
  const { file } = found
  const variant = chooseVariant(file, request.query.w, request.headers.accept)
  const stamp = stampOf(file, variant ? variantName(variant) : '')
  const headers = {
    ...policyHeaders(file, variant, found.isSigned),
    ...(found.isForEdge && edgeHeaders),
    etag: stamp.etag,
    'last-modified': stamp.changedAt.toUTCString(),
  }
  if (isFresh(request.headers, stamp)) return reply.code(304).headers(headers).send()

  const { key, mime, size: whole } = variant ? await provideVariant(storage, file, variant) : file
  const size = Math.min(whole, found.bytes ?? whole)
  const range = mayContinue(request.headers, stamp) ? readRange(request.headers.range, size) : undefined
  if (request.method === 'HEAD' || range === undefined) {
    // Opened before any header is set, so that a missing object can still be told.
    const part = size < whole ? { start: 0, end: size - 1 } : undefined
    const body = request.method === 'HEAD' ? undefined : counted(await storage.read(key, part), 0)
    return reply.headers({ ...headers, 'content-type': mime, 'content-length': size }).send(body)
  }
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send()
  const part = counted(await storage.read(key, range), range.start)
  return reply
    .code(206)
    .headers({
      ...headers,
      'content-type': mime,
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    })
    .send(part)

  function counted(body: NodeJS.ReadableStream, begin: number) {
    const { viewerId } = found
    if (!viewerId) return body
    return countSent(body, begin, (from, to) => {
      void services.events.announce(services.db, fileSent, { viewerId, key, from, to })
    })
  }
}

/** The pages of this platform read it from another host, and so may others who hold an address. */
const edgeHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export function policyHeaders(
  file: FileRow,
  variant: Variant | undefined,
  isSigned = false,
): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': file.private ? 'private, no-store' : 'public, max-age=31536000, immutable',
  }
  if (variant) headers.vary = 'accept'
  // Pages of the other hosts of this platform show them too.
  if (!file.private) headers['cross-origin-resource-policy'] = 'cross-origin'
  // Who was given the address of a document is to read it, not to find it among the downloads.
  const isShown = /^(image|video|audio)\//.test(file.mime) || (isSigned && file.mime === 'application/pdf')
  if (!isShown) headers['content-disposition'] = attachment(file.original_name || file.key.split('/').at(-1))
  return headers
}
