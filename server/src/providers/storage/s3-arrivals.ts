import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { withTempFile } from '#kernel/files/temp-files.ts'
import type { ArrivalsPort, ArrivingObject } from '#kernel/ports/storage.ts'
import { isAbsent } from './s3-absent.ts'
import { untilBrokenOff } from './broken-off.ts'

/** What a bucket accepts as a part, unless it is the last one. */
const leastPart = 5 * 1024 * 1024

type Place = {
  client: S3Client
  /** Bucket and key as the commands want them. */
  at(key: string): { Bucket: string; Key: string }
  tempFolder: string
}

/** Objects that arrive in pieces are multipart uploads; the bucket knows their parts. */
export async function s3Arrivals({ client, at, tempFolder }: Place): Promise<ArrivalsPort> {
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    ListPartsCommand,
    UploadPartCommand,
  } = await import('@aws-sdk/client-s3')
  const of = ({ key, uploadId }: ArrivingObject) => ({ ...at(key), UploadId: uploadId })

  const listParts = async (object: ArrivingObject) => {
    try {
      return (await client.send(new ListPartsCommand(of(object)))).Parts ?? []
    } catch (error) {
      if (isAbsent(error)) return undefined
      throw error
    }
  }

  return {
    async begin(key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(key)))
      if (!UploadId) throw new Error('the bucket began no upload')
      return UploadId
    },
    append: (object, offset, body) =>
      withTempFile(tempFolder, async (file) => {
        const { chunks, isWhole } = untilBrokenOff(body)
        const writing = createWriteStream(file)
        await pipeline(chunks, writing)
        const size = writing.bytesWritten
        // Too little for a part of its own: it is sent again.
        if (!isWhole() && size < leastPart) return offset
        await client.send(
          new UploadPartCommand({
            ...of(object),
            // Every part but the last has at least the least size, so that this number rises from part to part.
            PartNumber: Math.floor(offset / leastPart) + 1,
            Body: createReadStream(file),
            ContentLength: size,
          }),
        )
        return offset + size
      }),
    async complete(object, size) {
      const Parts = await listParts(object)
      // A server that died right after this has done it already.
      if (!Parts) return
      const arrived = Parts.reduce((sum, part) => sum + (part.Size ?? 0), 0)
      if (arrived !== size) throw new Error(`${arrived} of ${size} bytes have arrived`)
      const parts = Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
      await client.send(
        new CompleteMultipartUploadCommand({ ...of(object), MultipartUpload: { Parts: parts } }),
      )
    },
    async discard(object) {
      try {
        await client.send(new AbortMultipartUploadCommand(of(object)))
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
    },
  }
}
