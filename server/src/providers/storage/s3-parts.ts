import { createReadStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'

/** Larger files go in parts; a bucket takes no more than 5 GB in one piece. */
export const largestPiece = 16 * 1024 * 1024
const usualPart = 16 * 1024 * 1024
/** A bucket numbers no further. */
const mostParts = 10_000
const tries = 3

/** The length of all parts but the last. */
export const partLength = (size: number) => Math.max(usualPart, Math.ceil(size / mostParts))

type Whole = { at: { Bucket: string; Key: string }; file: string; size: number; mime: string }

/** Stores a file of any length; a part that fails is sent again by itself. What cannot be finished is taken back. */
export async function putInParts(client: S3Client, { at, file, size, mime }: Whole): Promise<void> {
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    UploadPartCommand,
  } = await import('@aws-sdk/client-s3')
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: mime }))
  const upload = { ...at, UploadId }

  async function sendPart(number: number, start: number, length: number, tried = 1): Promise<string> {
    try {
      const Body = createReadStream(file, { start, end: start + length - 1 })
      const part = new UploadPartCommand({ ...upload, PartNumber: number, Body, ContentLength: length })
      return (await client.send(part)).ETag!
    } catch (error) {
      if (tried === tries) throw error
      await pause(1000 * tried)
      return sendPart(number, start, length, tried + 1)
    }
  }

  try {
    const parts: { PartNumber: number; ETag: string }[] = []
    for (let start = 0; start < size; start += partLength(size)) {
      const PartNumber = parts.length + 1
      const length = Math.min(partLength(size), size - start)
      parts.push({ PartNumber, ETag: await sendPart(PartNumber, start, length) })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}
