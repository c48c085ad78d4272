import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import type { Handler } from '#kernel/answer.ts'
import type { ReceivedFile } from '#kernel/files/save-file.ts'
import { refuse } from '#kernel/fail.ts'
import { largestBody, receiveUpload } from '#kernel/files/receive.ts'
import { incomingFolder, deleteTempFiles, withTempFile } from '#kernel/files/temp-files.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import type { Limit } from '#kernel/limits.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import type { Fields } from './form-body.ts'
import { networkOf } from './network.ts'
import { admit, checkSigned, runCall } from './run-call.ts'
import { serveStreams } from './serve-streams.ts'

/** What a handler of an upload call works with. The file is gone once the handler has answered. */
type UploadContext = CallContext & { file: ReceivedFile }

const uploadsPerHour: Limit = { name: 'upload', max: 200, windowMs: 3600_000 }
/** In kilobytes. */
const uploadedPerDay: Limit = {
  name: 'upload-kilobytes',
  max: uploadLimits.dayBytes / 1024,
  windowMs: 24 * 3600_000,
}

/** `answer` for calls that carry a file. */
export const answerUpload = <Input, Output>(
  call: Call<Input, Output>,
  run: (input: Input, context: UploadContext) => Promise<NoInfer<Output>>,
): Handler => ({ call, run })

/** Who may not make the call is refused before the body is read. */
export async function serveUploads(
  app: FastifyInstance,
  services: Services,
  handlers: Handler[],
): Promise<void> {
  await deleteTempFiles(incomingFolder(services.env), Date.now())
  const uploads = handlers.filter(({ call }) => call.upload)
  await serveStreams(app, uploads, {
    async prepare(scope) {
      await scope.register(multipart, { throwFileSizeLimit: false })
    },
    fieldsOf: () => Object.create(null) as Fields,
    async serve(handler, { request, reply, fields }) {
      const admitted = await admit(services, handler.call, request)
      await spendUpload(services, request, admitted.member)
      return withTempFile(incomingFolder(services.env), async (target) => {
        const file = await receiveUpload(request, target, fields)
        checkSigned(handler.call, fields)
        return runCall(services, handler, { request, reply, fields, admitted }, { file })
      })
    },
  })
}

/** Counts what is announced before any of it is stored, so that many uploads at once cannot go beyond the quota. */
async function spendUpload({ limits }: Services, request: FastifyRequest, member: Member | undefined) {
  const who = member ? `user ${member.userId}` : networkOf(request.ip)
  await limits.spend(uploadsPerHour, who)
  // Operators fill the platform with its content.
  if (may(member, 'console.open')) return
  const announced = Number(request.headers['content-length'] ?? largestBody)
  const kilobytes = Math.ceil(Math.min(announced, largestBody) / 1024)
  if (!(await limits.fits(uploadedPerDay, who, kilobytes))) throw refuse(uploadFailures.quotaUsed)
}
