import { createReadStream, createWriteStream, ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { requireSafeKey } from '#kernel/files/keys.ts'
import { MissingObject } from '#kernel/files/missing-object.ts'
import { withTempFile } from '#kernel/files/temp-files.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { isAbsent } from './s3-absent.ts'
import { nameAway } from './s3-away.ts'
import { s3Arrivals } from './s3-arrivals.ts'
import { largestPiece, putInParts } from './s3-parts.ts'

type S3Place = {
  bucket: string
  region: string
  /** For a service other than Amazon's, which is then addressed by path instead of by host name. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** Where streams of unknown length are buffered until their length is known. */
  tempFolder: string
}

/** Stores objects in a bucket of S3 or a compatible service. */
export async function openS3(place: S3Place): Promise<StoragePort> {
  // The library is large and slow to load: it is loaded only when used.
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: place.region,
    endpoint: place.endpoint,
    forcePathStyle: place.endpoint !== undefined,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Many S3-compatible services reject the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  })
  nameAway(client)
  const at = (key: string) => ({ Bucket: place.bucket, Key: requireSafeKey(key) })

  const send = async (key: string, body: Buffer | ReadStream, size: number, mime: string) => {
    await client.send(
      new PutObjectCommand({ ...at(key), Body: body, ContentLength: size, ContentType: mime }),
    )
  }

  const sendFile = async (key: string, file: string, mime: string) => {
    const { size } = await stat(file)
    if (size > largestPiece) await putInParts(client, { at: at(key), file, size, mime })
    else await send(key, createReadStream(file), size, mime)
  }

  const read: StoragePort['read'] = async (key, range) => {
    try {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client.send(new GetObjectCommand({ ...at(key), Range }))
      if (found.Body) return found.Body as NodeJS.ReadableStream
    } catch (error) {
      if (!isAbsent(error)) throw error
    }
    throw new MissingObject(key)
  }

  return {
    put: async (key, body, mime) => {
      if (Buffer.isBuffer(body)) return send(key, body, body.length, mime)
      if (body instanceof ReadStream && typeof body.path === 'string') {
        // It is read by its name, in parts where that is needed.
        body.destroy()
        return sendFile(key, body.path, mime)
      }
      await withTempFile(place.tempFolder, async (file) => {
        await pipeline(body, createWriteStream(file))
        await sendFile(key, file, mime)
      })
    },
    head: async (key) => {
      try {
        const found = await client.send(new HeadObjectCommand(at(key)))
        return { size: found.ContentLength ?? 0 }
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    read,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    withFile: (key, work) =>
      withTempFile(place.tempFolder, async (file) => {
        await pipeline(await read(key), createWriteStream(file))
        return work(file)
      }),
    arrivals: await s3Arrivals({ client, at, tempFolder: place.tempFolder }),
  }
}
