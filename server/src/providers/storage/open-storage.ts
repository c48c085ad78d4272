import path from 'node:path'
import type { Env } from '#kernel/env.ts'
import { incomingFolder } from '#kernel/files/temp-files.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { openLocalFolder } from './local-folder.ts'
import { openS3 } from './s3.ts'

/** The bucket from the environment, or a folder below `DATA_DIR`. */
export function openStorage(env: Env): Promise<StoragePort> {
  if (!env.S3_BUCKET) return openLocalFolder(path.join(env.DATA_DIR, 'files'))
  return openS3({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    // `readEnv` ensures that a bucket comes with its keys.
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    tempFolder: incomingFolder(env),
  })
}
