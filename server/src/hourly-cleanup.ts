import type { Cleanup } from '#kernel/feature.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { deletePassedWindows } from '#kernel/limits.queries.ts'
import { deleteOldSecurityLog } from '#kernel/security-log.queries.ts'

const kernelCleanups: Cleanup[] = [({ db }) => deletePassedWindows(db), ({ db }) => deleteOldSecurityLog(db)]

/** Runs the cleanups of the kernel and of all features; one that fails does not stop the others. */
export const cleanUpHourly = (cleanups: Cleanup[]) =>
  defineJob({
    name: 'clean-up-hourly',
    schedule: '17 * * * *',
    retryWaits: [60, 300],
    async run(services) {
      const failures: unknown[] = []
      for (const cleanup of [...kernelCleanups, ...cleanups])
        try {
          await cleanup(services)
        } catch (error) {
          failures.push(error)
          services.log.warn({ err: error }, 'a cleanup failed')
        }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} cleanups failed`)
    },
  })
