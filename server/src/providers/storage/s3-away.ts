import type { S3Client } from '@aws-sdk/client-s3'
import { StorageAway } from '#kernel/ports/storage.ts'

type S3Error = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/** Whether a bucket did not answer, or answered that it cannot now. */
function isAway({ name, code, $metadata }: S3Error): boolean {
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return status >= 500
  return name === 'TimeoutError' || /^E[A-Z]+$/.test(code ?? '')
}

/** Tells a bucket that is away from one that refuses, after all tries of the library. */
export const nameAway = (client: S3Client): void =>
  client.middlewareStack.add(
    (next) => async (asked) => {
      try {
        return await next(asked)
      } catch (error) {
        // Not as its cause: a refused connection would be taken for one to the database.
        throw isAway(error as S3Error) ? new StorageAway((error as Error).message) : error
      }
    },
    { step: 'initialize', name: 'nameAway', priority: 'high' },
  )
