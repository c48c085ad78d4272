import type { House } from '#kernel/house.ts'
import { deletePassedWindows } from '#kernel/limits.queries.ts'
import { deleteDeadTokens } from '#kernel/session/session.queries.ts'
import { deleteOldSmsCodes } from './features/account/account.queries.ts'

const everyMs = 3600_000

/** Removes what has passed, once an hour. Several servers may do so at once; nothing depends on when. */
export function sweepRegularly({ db, log }: House): () => void {
  const timer = setInterval(() => void sweep(), everyMs).unref()
  async function sweep() {
    try {
      await Promise.all([deletePassedWindows(db), deleteDeadTokens(db), deleteOldSmsCodes(db)])
    } catch (error) {
      log.warn({ err: error }, 'the sweep failed')
    }
  }
  return () => clearInterval(timer)
}
