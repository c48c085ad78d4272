import type { Services } from '#kernel/services.ts'
import { addMembers } from '#server/features/community/chat/chat-groups.ts'
import { updateClaimed } from './people.queries.ts'

/** Who was invited by number finds the invitations when they log in with it. */
export const claimInvitations = ({ db }: Services, { userId }: { userId: number }) =>
  db.transaction(async (db) => {
    for (const chatGroupId of await updateClaimed(db, userId)) await addMembers(db, chatGroupId, [userId])
  })
