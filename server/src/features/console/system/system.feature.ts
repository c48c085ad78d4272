import { deleteCallTimes } from '#kernel/call-times/call-times.queries.ts'
import { defineFeature } from '#kernel/feature.ts'
import { backUpJob, listBackups, startBackup } from './back-up.ts'
import { checkAudit } from './check-audit.ts'
import { listCallTimes } from './list-call-times.ts'
import { listJobs } from './list-jobs.ts'
import { listSwitches, setSwitch } from './switches.ts'

const dayMs = 24 * 3600_000
const keptDays = 7

export const systemFeature = defineFeature({
  name: 'system',
  calls: [listSwitches, setSwitch, listJobs, listCallTimes, listBackups, startBackup, checkAudit],
  jobs: [backUpJob],
  cleanups: [({ db }) => deleteCallTimes(db, new Date(Date.now() - keptDays * dayMs))],
})
