import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { uploadFailures, uploadField, uploadLimits } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Fields } from '#kernel/http/form-body.ts'
import type { ReceivedFile } from './save-file.ts'

const largestFile = uploadLimits.documentBytes
const largestField = 64 * 1024
/** Besides the file: the fields, and what stands between the parts. */
export const largestBody = largestFile + 1024 * 1024

/**
 * Reads the body of an upload: its file goes to `target`, its fields into `fields`, in whatever order they come.
 * A body that does not end is cut off. Whoever calls this removes the file.
 */
export async function receiveUpload(
  request: FastifyRequest,
  target: string,
  fields: Fields,
): Promise<ReceivedFile> {
  const stop = new AbortController()
  const reading = readParts(request, target, fields, stop.signal)
  // The parser skips what stands before and after the parts, however long it is: hence a count of everything.
  // The reading has begun in this same turn, so that no byte is lost to this listener.
  const overflowing = new Promise<never>((_resolve, reject) => {
    let received = 0
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received <= largestBody) return
      stop.abort()
      reject(refuse(uploadFailures.documentTooLarge))
    })
  })
  const file = await Promise.race([reading, overflowing])
  if (!file) throw refuse(failures.parametersMissing, { detail: uploadField })
  return file
}

async function readParts(
  request: FastifyRequest,
  target: string,
  fields: Fields,
  stop: AbortSignal,
): Promise<ReceivedFile | undefined> {
  let file: ReceivedFile | undefined
  const limits = { fileSize: largestFile + 1, fieldSize: largestField, fields: 50, headerPairs: 100 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (file || part.fieldname !== uploadField) throw refuse(uploadFailures.oneFileOnly)
      file = { path: target, size: await save(part, target, stop), name: displayName(part.filename) }
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw refuse(failures.tooLarge)
      fields[part.fieldname] = String(part.value)
    }
  }
  return file
}

async function save(part: MultipartFile, target: string, stop: AbortSignal): Promise<number> {
  const writing = createWriteStream(target, { flags: 'wx' })
  await pipeline(part.file, writing, { signal: stop })
  if (writing.bytesWritten > largestFile) throw refuse(uploadFailures.documentTooLarge)
  return writing.bytesWritten
}

/** What the user called the file: shown again at download, and never used for anything else. */
export const displayName = (name: string | undefined) =>
  Array.from((name ?? '').normalize('NFC').replace(/^.*[/\\]/s, ''))
    .filter((character) => !/[\p{C}"<>:|?*]/u.test(character))
    .slice(-120)
    .join('')
