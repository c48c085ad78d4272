import { deleteCallTimes } from '#kernel/call-times/call-times.queries.ts'
import { defineFeature } from '#kernel/feature.ts'
import { backUpJob, backUpNightly, listBackups, startBackup, tryRestore } from './back-up.ts'
import { checkAudit } from './check-audit.ts'
import { listCallTimes } from './list-call-times.ts'
import { listJobs } from './list-jobs.ts'
import { listSwitches, setSwitch } from './switches.ts'
import { backupAge } from './system.metrics.ts'

const dayMs = 24 * 3600_000
const keptDays = 7

export const systemFeature = defineFeature({
  name: 'system',
  calls: [listSwitches, setSwitch, listJobs, listCallTimes, listBackups, startBackup, checkAudit],
  jobs: [backUpJob, backUpNightly, tryRestore],
  gauges: [backupAge],
  cleanups: [({ db }) => deleteCallTimes(db, new Date(Date.now() - keptDays * dayMs))],
})
