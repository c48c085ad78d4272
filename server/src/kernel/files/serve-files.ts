import { may } from '#kernel/member.ts'
import { create as attachment } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import { countSent, fileSent } from './count-sent.ts'
import type { FileReader } from './file-reader.ts'
import { selectFileByKey } from './files.queries.ts'
import type { FileRow } from './files.queries.ts'
import { isFresh, mayContinue, stampOf } from './freshness.ts'
import { filesPath, isSafeKey } from './keys.ts'
import { MissingObject } from './missing-object.ts'
import { readRange } from './ranges.ts'
import { sendExcerpt } from './send-excerpt.ts'
import { sendSealed } from './send-sealed.ts'
import { isSigned, openExcerptPath, openSignedPath } from './signed-address.ts'
import type { Signature } from './signed-address.ts'
import { chooseVariant, provideVariant, variantName } from './variants.ts'
import type { Variant } from './variants.ts'
import { QueueFull } from './work-queue.ts'

type FileRoute = { Params: { '*': string }; Querystring: { w?: unknown } & Signature }
type FileRequest = FastifyRequest<FileRoute>

/** Serves what the table `files` names, and nothing else that may lie in the storage. */
export function serveFiles(app: FastifyInstance, services: Services, readers: FileReader[] = []): void {
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: `${filesPath}*`,
    handler: async (request, reply) => {
      try {
        const excerpt = openExcerptPath(services.vault, request.params['*'])
        if (excerpt) return (await sendExcerpt(services, excerpt, reply)) ?? sayMissing(reply)
        const found = await findFile(services, readers, request)
        if (!found) return sayMissing(reply)
        return await (found.file.sealed
          ? unseal(services, found, request, reply)
          : send(services, found, request, reply))
      } catch (error) {
        if (error instanceof MissingObject) {
          request.log.error({ path: request.params['*'] }, 'a stored file is missing')
          return sayMissing(reply)
        }
        if (error instanceof QueueFull)
          return reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send()
        throw error
      }
    },
  })
}

/** What was asked for; who reads it, and whose kind of file it is, is known where it is private. `bytes` is how much of it the address opens. */
type FoundFile = {
  file: FileRow
  readerId?: number
  reader?: FileReader | undefined
  isSigned?: boolean
  viewerId?: number
  bytes?: number
}

/** A private file is nobody's business: it exists for its owner, for operators, for its readers, and at a signed address. */
async function findFile(
  services: Services,
  readers: FileReader[],
  request: FileRequest,
): Promise<FoundFile | undefined> {
  const asked = request.params['*']
  const opened = openSignedPath(services.vault, asked)
  const key = opened ?? asked
  if (!isSafeKey(key)) return undefined
  const file = await selectFileByKey(services.db, key)
  if (!file?.private) return file && { file }
  if (opened !== undefined) return { file, isSigned: true }
  if (isSigned(services.vault, key, request.query)) {
    const { viewer = 0, bytes = Infinity } = request.query
    return { file, isSigned: true, viewerId: Number(viewer), bytes: Number(bytes) }
  }
  const member = await recogniseRequest(services, request)
  const reader = readers.find(({ purpose }) => purpose.name === file.purpose)
  if (!member || !(await mayRead(services, reader, { file, member }))) return undefined
  return { file, readerId: member.userId, reader }
}

type Look = { file: FileRow; member: Member }

async function mayRead(services: Services, reader: FileReader | undefined, { file, member }: Look) {
  if (member.userId === file.owner_id) return true
  const right = reader?.purpose.operatorRight
  if (right !== undefined && may(member, right)) return true
  return (await reader?.mayRead?.(services, file, member)) ?? false
}

async function unseal(services: Services, found: FoundFile, request: FileRequest, reply: FastifyReply) {
  const { file, readerId } = found
  if (readerId === undefined) return sayMissing(reply)
  const variant = chooseVariant(file, request.query.w, request.headers.accept)
  void reply.headers({ ...policyHeaders(file, variant), 'accept-ranges': 'none' })
  if (request.method === 'HEAD') return reply.send()
  await found.reader?.noteView?.(services, file, readerId)
  return sendSealed(services, { file, readerId, variant }, reply)
}

const sayMissing = (reply: FastifyReply) =>
  reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain' }).send('Not Found')

async function send(services: Services, found: FoundFile, request: FileRequest, reply: FastifyReply) {
  const { storage } = services.providers
  const { file } = found
  const variant = chooseVariant(file, request.query.w, request.headers.accept)
  const stamp = stampOf(file, variant ? variantName(variant) : '')
  const headers = {
    ...policyHeaders(file, variant, found.isSigned),
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

function policyHeaders(
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
