import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemCalls, systemFailures } from '#contract/console/system.ts'
import type { BackupFile } from '#contract/console/system.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { shanghaiTime } from '#kernel/time.ts'

const extension = '.backup'
const hourMs = 3600_000

/** Writes a backup of the database into its folder. Two cannot run at once. */
export const backUpJob = defineJob<{ name?: string }>({
  name: 'back-up',
  retryWaits: [],
  longestSeconds: 4 * 3600,
  key: () => 'one',
  async run({ backups }, { name = nameFor(new Date()) }) {
    if (!backups) throw new Error('BACKUP_DIR is not set')
    await mkdir(backups.folder, { recursive: true, mode: 0o700 })
    await backups.write(path.join(backups.folder, name))
  },
})

const nameFor = (at: Date) => `xinglin-${shanghaiTime(at).replaceAll(/\D/g, '')}${extension}`

export const startBackup = answer(systemCalls.backUp, async (_input, context) => {
  const { backups, db, jobs } = context
  if (!backups) throw refuse(systemFailures.noBackupFolder)
  const name = nameFor(new Date())
  await db.transaction((db) => jobs.send(db, backUpJob, { name }))
  context.noteChange({ target: { kind: 'backup', id: 0, name } })
  return {}
})

export const listBackups = answer(systemCalls.backups, async (_input, { backups, jobs }) => {
  const [open, letters] = await Promise.all([jobs.countQueues(), jobs.listDeadLetters()])
  const queue = open.find(({ name }) => name === backUpJob.name)
  const failed = letters.find(({ name }) => name === backUpJob.name)
  const files = backups ? await filesIn(backups.folder) : []
  const isNewer = failed && (!files[0] || shanghaiTime(failed.at) >= files[0].at)
  return {
    is_set: backups !== undefined,
    folder: backups?.folder ?? '',
    is_running: (queue?.waiting ?? 0) + (queue?.running ?? 0) > 0,
    problem: isNewer ? failed.reason : '',
    files,
  }
})

async function filesIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(extension))
      .map(async (name) => ({ name, found: await stat(path.join(folder, name)) })),
  )
  return files
    .toSorted((a, b) => b.found.mtimeMs - a.found.mtimeMs)
    .map(({ name, found }) => ({
      name,
      bytes: found.size,
      at: shanghaiTime(found.mtime),
      age_hours: Math.max(0, Math.floor((Date.now() - found.mtimeMs) / hourMs)),
    }))
}
