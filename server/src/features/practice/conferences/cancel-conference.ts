import { conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { ClosingNote } from '#kernel/closing-notes.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Services, Within } from '#kernel/services.ts'
import { closeGroup, postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { closeRoom } from '#server/features/community/rooms/close-room.ts'
import { isChatNeeded, selectFollowing, selectHosted, updateCancelled } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { conferencesText } from './conferences.text.ts'
import { findHostedConference } from './find-conference.ts'
import { notifyPeople } from './notify-people.ts'

export const cancelConference = answer(conferenceCalls.cancel, async ({ id, scope }, context) => {
  const row = await findHostedConference(context, id)
  const { cancelled_at: cancelledAt, begin_at: beginAt } = row.conference
  if (cancelledAt) return {}
  if (scope === 'following' && row.conference.series_id !== null) {
    await cancelFollowing(context, row)
    return {}
  }
  const isCancelled = await cancel(context, row)
  // Of two presses at the same moment the second changes nothing.
  if (!isCancelled && beginAt <= new Date()) throw refuse(conferenceFailures.conferenceBegun)
  return {}
})

/** False when it has begun or is cancelled already. */
const cancel = (
  services: Services,
  { conference, room }: ConferenceRow,
  series: InSeries = {},
): Promise<boolean> =>
  services.db.transaction(async (db) => {
    const inside = { ...services, db }
    if (!(await updateCancelled(db, conference.id))) return false
    await services.jobs.send(db, notifyPeople, {
      conferenceId: conference.id,
      kind: 'cancellation',
      ...series,
    })
    await closeRoom(inside, room.id)
    if (conference.chat_group_id !== null) await endChat(inside, conference.chat_group_id)
    return true
  })

/** Nobody writes in the chat of what does not take place; that of a series goes on with the others. */
async function endChat(services: Within<Services>, groupId: number): Promise<void> {
  const line = { zh: conferencesText.zh.cancelledLine, en: conferencesText.en.cancelledLine }
  if (await isChatNeeded(services.db, groupId)) await postSystemLine(services, groupId, line)
  else await closeGroup(services, groupId, line)
}

/** All at once, or none: everybody hears of them together. */
const cancelFollowing = (context: Context, row: ConferenceRow): Promise<void> =>
  context.db.transaction(async (db) => {
    const rows = await selectFollowing(db, row, memberOf(context).userId)
    const leadId = rows[0]?.conference.id
    if (leadId === undefined) throw refuse(conferenceFailures.conferenceBegun)
    for (const one of rows)
      await cancel({ ...context, db }, one, {
        isSeries: true,
        ...(one.conference.id !== leadId && { leadId }),
      })
  })

type InSeries = { isSeries?: true; leadId?: number }

/** Nobody waits for a host whose account is closed. */
export async function cancelHosted(services: Services, { userId }: { userId: number }): Promise<void> {
  for (const row of await selectHosted(services.db, userId)) await cancel(services, row)
}

export async function findHostedNotes(db: Db, userId: number): Promise<ClosingNote[]> {
  const { length } = await selectHosted(db, userId)
  if (length === 0) return []
  return [{ zh: conferencesText.zh.closing(length), en: conferencesText.en.closing(length) }]
}
