import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { count, flag, nothing, words } from '../wire/fields.ts'

export const systemFailures = defineFailures({
  noBackupFolder: [5163, '未设置备份位置', 'no place for backups is set'],
})

/** Something that operators can switch off for everybody else. */
export const shownSwitch = z.object({
  name: z.string(),
  title: z.string(),
  is_on: z.boolean(),
})
export type ShownSwitch = z.output<typeof shownSwitch>

/** How many jobs of a queue wait, run, wait for another try, and were given up. */
export const jobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failing: z.int(),
  given_up: z.int(),
  done: z.int(),
})
export type JobQueue = z.output<typeof jobQueue>

export const jobStates = ['waiting', 'running', 'failing'] as const

export const openJob = z.object({
  job_id: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  /** What the job is for, as JSON: ids of rows. */
  data: z.string(),
  tries: z.int(),
  /** The error of the last try; empty where there was none. */
  reason: z.string(),
  due_at: z.string(),
})
export type OpenJob = z.output<typeof openJob>

/** A job by the clock that was not done for several of its periods. `reason` is why it failed last, where it did. */
export const lateJob = z.object({
  name: z.string(),
  periods: z.int(),
  done_at: z.string(),
  reason: z.string(),
})
export type LateJob = z.output<typeof lateJob>

/** How long a call took. Times are milliseconds, exact to about an eighth. */
export const callTime = z.object({
  call: z.string(),
  count: z.int(),
  p50: z.number(),
  p99: z.number(),
  slowest: z.number(),
})
export type CallTime = z.output<typeof callTime>

export const backupFile = z.object({ name: z.string(), bytes: z.int(), at: z.string(), age_hours: z.int() })
export type BackupFile = z.output<typeof backupFile>

const reads = { access: 'operator', right: 'system.manage' } as const

export const systemCalls = {
  switches: defineCall({
    ...reads,
    id: 'system.switches',
    path: '/api/console/system/switches',
    about: 'What can be switched off.',
    input: nothing,
    output: z.array(shownSwitch),
  }),
  setSwitch: defineCall({
    ...reads,
    id: 'system.setSwitch',
    path: '/api/console/system/setswitch',
    about: 'Switches something on or off. Other servers follow within ten seconds.',
    changes: true,
    input: z.object({ name: words(40), is_on: flag, reason: words(200) }),
    output: nothing,
  }),
  jobs: defineCall({
    ...reads,
    id: 'system.jobs',
    path: '/api/console/system/jobs',
    about:
      'The jobs by the clock that are late, the queues with their counts, and the first hundred jobs that wait, run or will be tried again.',
    input: nothing,
    output: z.object({ late: z.array(lateJob), queues: z.array(jobQueue), open: z.array(openJob) }),
  }),
  callTimes: defineCall({
    ...reads,
    id: 'system.callTimes',
    path: '/api/console/system/calltimes',
    about: 'How long calls took in the last hours, at all servers together, the slowest first.',
    input: z.object({ hours: z._default(count, 24) }),
    output: z.array(callTime),
  }),
  backups: defineCall({
    ...reads,
    id: 'system.backups',
    path: '/api/console/system/backups',
    about:
      'The backups at their place, the newest first, and the last trial of a restore. Without a place `is_set` is false.',
    input: nothing,
    output: z.object({
      is_set: z.boolean(),
      folder: z.string(),
      /** A backup is being written. */
      is_running: z.boolean(),
      /** Why the last one failed; empty where it did not. */
      problem: z.string(),
      files: z.array(backupFile),
      /** The last backup that was restored for trial; `wrong` says what was not as it should be. */
      restored: z.nullable(
        z.object({
          name: z.string(),
          at: z.string(),
          seconds: z.int(),
          rows: z.int(),
          wrong: z.array(z.string()),
        }),
      ),
    }),
  }),
  backUp: defineCall({
    ...reads,
    id: 'system.backUp',
    path: '/api/console/system/backup',
    about: 'Starts a backup of the database as a job.',
    changes: true,
    input: nothing,
    output: nothing,
  }),
  checkAudit: defineCall({
    id: 'system.checkAudit',
    path: '/api/console/system/checkaudit',
    about:
      'Computes the chain of the audit log again and answers the first entry that breaks it, 0 for none.',
    access: 'operator',
    right: 'audit.read',
    input: nothing,
    output: z.object({ entries: z.int(), broken_id: z.int() }),
  }),
}
