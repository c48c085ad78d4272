import { conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Within } from '#kernel/services.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { conferenceRoomKind } from './conference-room-kind.ts'
import { selectFollowing, updateMoved } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { findHostedConference } from './find-conference.ts'
import { notifyPeople } from './notify-people.ts'
import { resetAnswers } from './people.queries.ts'
import { readTimes } from './read-times.ts'
import type { Slot } from './series-times.ts'

export const moveConference = answer(conferenceCalls.move, async (input, context) => {
  const row = await findHostedConference(context, input.id)
  const { conference } = row
  if (conference.cancelled_at) throw refuse(conferenceFailures.conferenceCancelled)
  const times = readTimes(input.begin_time, input.end_time, new Date())
  if ('wrong' in times) throw refuse(times.wrong)
  // Pressed twice, it is there already.
  if (+times.beginAt === +conference.begin_at && +times.endAt === +conference.end_at) return {}
  const isSeries = input.scope === 'following' && conference.series_id !== null
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const rows = isSeries ? await selectFollowing(db, row, memberOf(context).userId) : [row]
    const [lead, ...rest] = rows
    if (lead?.conference.id !== conference.id) throw refuse(conferenceFailures.conferenceNotMovable)
    const by = +times.beginAt - +conference.begin_at
    const length = +times.endAt - +times.beginAt
    await move(inside, lead, times, { isSeries })
    for (const one of rest) {
      const beginAt = new Date(+one.conference.begin_at + by)
      const slot = { beginAt, endAt: new Date(+beginAt + length) }
      await move(inside, one, slot, { isSeries, leadId: lead.conference.id })
    }
  })
  return {}
})

async function move(
  { db, jobs }: Within<Context>,
  { conference }: ConferenceRow,
  slot: Slot,
  series: { isSeries: boolean; leadId?: number },
): Promise<void> {
  if (!(await updateMoved(db, conference.id, slot))) throw refuse(conferenceFailures.conferenceNotMovable)
  await resetAnswers(db, conference)
  await openRoom(db, {
    kind: conferenceRoomKind.kind,
    subjectId: conference.id,
    title: conference.title,
    media: conference.kind,
    ...slot,
  })
  const round = conference.sequence + 1
  await jobs.send(db, notifyPeople, { conferenceId: conference.id, kind: 'move', round, ...series })
}
