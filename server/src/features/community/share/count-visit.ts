import { shareCalls } from '#contract/community/share.ts'
import { answer } from '#kernel/answer.ts'
import { hasUsedBrowser, insertShareVisit, selectSharer } from './share.queries.ts'

/** A deleted link, a visitor without an id and the sharer are not counted; the page is shown anyway. */
export const countShareVisit = answer(shareCalls.visit, async ({ sid }, { db, caller, member }) => {
  const share = await selectSharer(db, sid)
  if (!share || caller.guestId === '' || member?.userId === share.userId) return {}
  if (await hasUsedBrowser(db, share.userId, caller.guestId)) return {}
  await insertShareVisit(db, {
    share_id: share.id,
    guest_id: caller.guestId,
    user_id: member?.userId ?? null,
  })
  return {}
})
