import { systemCalls, systemFailures } from '#contract/console/system.ts'
import { answer } from '#kernel/answer.ts'
import type { RestoreReport } from '#kernel/backups.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { selectSetting, upsertSetting } from '#kernel/settings.queries.ts'
import { shanghaiTime } from '#kernel/time.ts'

const hourMs = 3600_000
const longestSeconds = 4 * 3600

/** Writes a backup to its place. Two cannot run at once. */
export const backUpJob = defineJob({
  name: 'back-up',
  retryWaits: [],
  longestSeconds,
  key: () => 'one',
  async run({ backups }) {
    if (!backups) throw new Error('no place for backups is set')
    await backups.make()
  },
})

/** Every night; one that an operator has started meanwhile is as good. */
export const backUpNightly = defineJob({
  name: 'back-up-nightly',
  schedule: '30 2 * * *',
  retryWaits: [60],
  run: ({ db, jobs, backups }) =>
    backups ? db.transaction((db) => jobs.send(db, backUpJob, {})) : Promise.resolve(),
})

/** The setting that keeps the last report, and what a failed try is told by. */
const reportKey = 'restore-report'
type KeptReport = Omit<RestoreReport, 'at'> & { at: string }

/** A backup that nobody has restored is a hope: once a week the newest is, into a scratch database. */
export const tryRestore = defineJob({
  name: 'try-restore',
  schedule: '30 5 * * 0',
  retryWaits: [3600],
  longestSeconds,
  oneAtATime: true,
  async run({ backups, db, log }) {
    if (!backups) return
    const report = await backups.tryNewest()
    await upsertSetting(db, reportKey, { ...report, at: report.at.toISOString() } satisfies KeptReport)
    log.info({ report }, 'a backup was restored for trial')
    if (report.wrong.length > 0) throw new Error(`the restored backup differs: ${report.wrong.join('; ')}`)
  },
})

export const startBackup = answer(systemCalls.backUp, async (_input, context) => {
  const { backups, db, jobs } = context
  if (!backups) throw refuse(systemFailures.noBackupFolder)
  await db.transaction((db) => jobs.send(db, backUpJob, {}))
  context.noteChange({ target: { kind: 'backup', id: 0, name: backups.place } })
  return {}
})

export const listBackups = answer(systemCalls.backups, async (_input, { backups, jobs, db }) => {
  const [open, letters, kept, report] = await Promise.all([
    jobs.countOpen(),
    jobs.listDeadLetters(),
    backups?.list() ?? [],
    selectSetting<KeptReport>(db, reportKey),
  ])
  const queue = open.find(({ name }) => name === backUpJob.name)
  const failed = letters.find(({ name }) => name === backUpJob.name)
  const isNewer = failed && (!kept[0] || failed.at >= kept[0].at)
  return {
    is_set: backups !== undefined,
    folder: backups?.place ?? '',
    is_running: (queue?.waiting ?? 0) + (queue?.running ?? 0) > 0,
    problem: isNewer ? failed.reason : '',
    files: kept.map(({ name, bytes, at }) => ({
      name,
      bytes,
      at: shanghaiTime(at),
      age_hours: Math.max(0, Math.floor((Date.now() - at.getTime()) / hourMs)),
    })),
    restored: report ? { ...report, at: shanghaiTime(new Date(report.at)) } : null,
  }
})
