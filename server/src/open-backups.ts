import path from 'node:path'
import type { Backups } from '#kernel/backups.ts'
import type { Env } from '#kernel/env.ts'
import { writeBackup } from './embedded-postgres/write-backup.ts'

/** In production a folder has to be named: the disk of a container is no place for a backup. */
export function openBackups(env: Env, databaseUrl: string): Backups | undefined {
  const folder =
    env.BACKUP_DIR ?? (env.NODE_ENV === 'production' ? undefined : path.join(env.DATA_DIR, 'backups'))
  if (folder === undefined) return undefined
  const isEmbedded = env.DATABASE_URL === undefined
  return { folder, write: (file) => writeBackup({ url: databaseUrl, file, isEmbedded }, () => undefined) }
}
