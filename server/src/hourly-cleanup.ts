import type { Cleanup } from '#kernel/feature.ts'
import { deletePassedWindows } from '#kernel/limits.queries.ts'
import type { Services } from '#kernel/services.ts'

const everyMs = 3600_000

const kernelCleanups: Cleanup[] = [({ db }) => deletePassedWindows(db)]

/** Runs the cleanups of the kernel and of all features once an hour; a failing one does not stop the others. */
export function cleanUpHourly(services: Services, cleanups: Cleanup[]): () => void {
  const timer = setInterval(() => void cleanUp(), everyMs).unref()
  async function cleanUp() {
    for (const cleanup of [...kernelCleanups, ...cleanups])
      try {
        await cleanup(services)
      } catch (error) {
        services.log.warn({ err: error }, 'a cleanup failed')
      }
  }
  return () => clearInterval(timer)
}
