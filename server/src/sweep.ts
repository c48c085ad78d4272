import type { House } from '#kernel/house.ts'
import { deletePassedWindows } from '#kernel/limits.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { deleteDeadTokens, deleteForgottenLogins } from '#kernel/session/session.queries.ts'
import { deleteOldSmsCodes } from './features/account/account.queries.ts'
import { deleteAbandonedCheckinPhotos } from './features/checkin/checkin.queries.ts'
import { deleteOldViews } from './features/history/history.queries.ts'
import { deleteColdTerms } from './features/search/terms.queries.ts'
import { deleteAbandonedPhotos } from './features/verification/verification.queries.ts'

const everyMs = 3600_000

/** Removes what has passed, once an hour. Several servers may do so at once; nothing depends on when. */
export function sweepRegularly(house: House): () => void {
  const { db, log } = house
  const timer = setInterval(() => void sweep(), everyMs).unref()
  async function sweep() {
    try {
      await Promise.all([
        deletePassedWindows(db),
        deleteColdTerms(db),
        deleteDeadTokens(db),
        deleteForgottenLogins(db),
        deleteOldSmsCodes(db),
        deleteOldViews(db),
      ])
      await removeStored(house, await deleteAbandonedPhotos(db))
      await removeStored(house, await deleteAbandonedCheckinPhotos(db))
    } catch (error) {
      log.warn({ err: error }, 'the sweep failed')
    }
  }
  return () => clearInterval(timer)
}
