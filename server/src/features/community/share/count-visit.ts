import { shareCalls } from '#contract/community/share.ts'
import { answer } from '#kernel/answer.ts'
import type { Limit } from '#kernel/limits.ts'
import { hasUsedBrowser, hasVisited, insertShareVisit, selectSharer } from './share.queries.ts'

/** A ward shares one address; more browsers than this behind it are one that renames itself. */
const perAddress: Limit = { name: 'share-visit', max: 20, windowMs: 24 * 60 * 60_000 }

/** A deleted link, a visitor without an id and the sharer are not counted; the page is shown anyway. */
export const countShareVisit = answer(shareCalls.visit, async ({ sid }, { db, caller, limits, member }) => {
  const share = await selectSharer(db, sid)
  if (!share || caller.guestId === '' || member?.userId === share.userId) return {}
  if (await hasUsedBrowser(db, share.userId, caller.guestId)) return {}
  if (await hasVisited(db, share.id, caller.guestId)) return {}
  if (!(await limits.fits(perAddress, `${share.id} ${caller.address}`))) return {}
  await insertShareVisit(db, {
    share_id: share.id,
    guest_id: caller.guestId,
    user_id: member?.userId ?? null,
  })
  return {}
})
