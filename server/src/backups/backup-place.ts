import path from 'node:path'
import type { Env } from '#kernel/env.ts'
import { incomingFolder } from '#kernel/files/temp-files.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { openLocalFolder } from '#server/providers/storage/local-folder.ts'
import { openS3 } from '#server/providers/storage/s3.ts'

export type BackupPlace = {
  /** For people. */
  name: string
  store: StoragePort
  /** Where copies of the files belong; undefined where a bucket keeps its own versions. */
  copies: { from: string; to: string } | undefined
}

/** The folder that is named, else the bucket, else outside production a folder of the data. The disk of a container is no place for a backup. */
export async function openBackupPlace(env: Env): Promise<BackupPlace | undefined> {
  const bucket = env.BACKUP_BUCKET ?? env.S3_BUCKET
  if (env.BACKUP_DIR === undefined && bucket !== undefined) {
    const store = await openS3({
      bucket,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID!,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
      tempFolder: incomingFolder(env),
    })
    return { name: `s3://${bucket}/backups`, store, copies: undefined }
  }
  if (env.BACKUP_DIR === undefined && env.NODE_ENV === 'production') return undefined
  const folder = env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')
  const copies = { from: path.join(env.DATA_DIR, 'files'), to: path.join(folder, 'files') }
  return {
    name: folder,
    store: await openLocalFolder(folder),
    copies: env.BACKUP_DIR !== undefined && env.S3_BUCKET === undefined ? copies : undefined,
  }
}
