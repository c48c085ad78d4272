import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '#kernel/database.ts'

const longestMs = 300_000
const longestPauseMs = 5_000

/**
 * Does a step of the start again while the database is away, from its beginning: it may be in the middle of its own start, or of
 * being moved. Whatever else goes wrong ends the start.
 */
export async function waitForDatabase<Result>(
  say: (line: string) => void,
  step: () => Promise<Result>,
  limits = { longestMs, longestPauseMs },
): Promise<Result> {
  const end = Date.now() + limits.longestMs
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, limits.longestPauseMs)) {
    try {
      return await step()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + pauseMs > end) throw error
      say(`Waiting for a service that does not answer: ${reasonOf(error)}`)
      await pause(pauseMs)
    }
  }
}

/** A refused connection to several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
