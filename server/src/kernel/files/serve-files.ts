import { may } from '#kernel/member.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import type { FileReader } from './file-reader.ts'
import { selectFileByKey } from './files.queries.ts'
import type { FileRow } from './files.queries.ts'
import { filesPath, isSafeKey } from './keys.ts'
import { MissingObject } from './missing-object.ts'
import { openEdgePlaylist } from './edge-address.ts'
import { sendEdgePlaylist } from './send-edge-playlist.ts'
import { sendExcerpt } from './send-excerpt.ts'
import { policyHeaders, sayMissing, sendFound } from './send-found.ts'
import type { FileRequest, FileRoute, FoundFile } from './send-found.ts'
import { sendSealed } from './send-sealed.ts'
import { isSigned, openExcerptPath, openSignedPath } from './signed-address.ts'
import { chooseVariant } from './variants.ts'
import { QueueFull } from './work-queue.ts'

/** Serves what the table `files` names, and nothing else that may lie in the storage. */
export function serveFiles(app: FastifyInstance, services: Services, readers: FileReader[] = []): void {
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: `${filesPath}*`,
    handler: async (request, reply) => {
      try {
        const excerpt = openExcerptPath(services.vault, request.params['*'])
        if (excerpt) return (await sendExcerpt(services, excerpt, reply)) ?? sayMissing(reply)
        const playlist = openEdgePlaylist(services.vault, request.params['*'])
        if (playlist) return (await sendEdgePlaylist(services, playlist, reply)) ?? sayMissing(reply)
        const found = await findFile(services, readers, request)
        if (!found) return sayMissing(reply)
        return await (found.file.sealed
          ? unseal(services, found, request, reply)
          : sendFound(services, found, request, reply))
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
