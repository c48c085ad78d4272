import { conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { closeRoom } from '#server/features/community/rooms/close-room.ts'
import { selectHosted, updateCancelled } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { conferencesText } from './conferences.text.ts'
import { findHostedConference } from './find-conference.ts'
import { notifyPeople } from './notify-people.ts'

export const cancelConference = answer(conferenceCalls.cancel, async ({ id }, context) => {
  const row = await findHostedConference(context, id)
  const { cancelled_at: cancelledAt, begin_at: beginAt } = row.conference
  if (cancelledAt) return {}
  const isCancelled = await cancel(context, row)
  // Of two presses at the same moment the second changes nothing.
  if (!isCancelled && beginAt <= new Date()) throw refuse(conferenceFailures.conferenceBegun)
  return {}
})

/** False when it has begun or is cancelled already. */
const cancel = (services: Services, { conference, room }: ConferenceRow): Promise<boolean> =>
  services.db.transaction(async (db) => {
    const inside = { ...services, db }
    if (!(await updateCancelled(db, conference.id))) return false
    await services.jobs.send(db, notifyPeople, { conferenceId: conference.id, kind: 'cancellation' })
    await closeRoom(inside, room.id)
    if (conference.chat_group_id !== null)
      await postSystemLine(inside, conference.chat_group_id, {
        zh: conferencesText.zh.cancelledLine,
        en: conferencesText.en.cancelledLine,
      })
    return true
  })

/** Nobody waits for a host whose account is closed. */
export async function cancelHosted(services: Services, { userId }: { userId: number }): Promise<void> {
  for (const row of await selectHosted(services.db, userId)) await cancel(services, row)
}
