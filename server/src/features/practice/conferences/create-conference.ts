import { randomBytes } from 'node:crypto'
import { conferenceAnswers, conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { conferenceRoomKind } from './conference-room-kind.ts'
import { insertConference, insertSeries } from './conferences.queries.ts'
import type { NewConference } from './conferences.queries.ts'
import { findInvited } from './find-invited.ts'
import { notifyPeople } from './notify-people.ts'
import { insertPeople } from './people.queries.ts'
import type { NewPerson } from './people.queries.ts'
import { seriesTimes } from './series-times.ts'
import type { Slot } from './series-times.ts'
import { readTimes } from './read-times.ts'

const perUser: Limit = { name: 'conference', max: 20, windowMs: 3600_000 }

export const createConference = answer(conferenceCalls.create, async (input, context) => {
  const { userId } = memberOf(context)
  const times = readTimes(input.begin_time, input.end_time, new Date())
  if ('wrong' in times) throw refuse(times.wrong)
  const host = (await selectUser(context.db, userId))!
  if (host.truename === '') throw refuse(conferenceFailures.hostUnnamed)
  const invited = await findInvited(context, userId, input.invitees)
  if (invited.length === 0) throw refuse(conferenceFailures.inviteesMissing)
  await context.limits.spend(perUser, String(userId))
  const slots = input.repeat ? seriesTimes(times, input.repeat, input.repeat_until ?? '') : [times]
  if (!slots) throw refuse(conferenceFailures.seriesWrong)
  const id = await context.db.transaction(async (db) => {
    const members = invited.flatMap(({ user_id }) => user_id ?? [])
    const shared = {
      host_id: userId,
      title: input.title,
      kind: input.kind,
      chat_group_id: await openGroup(db, input.title, [userId, ...members]),
      series_id: input.repeat ? await insertSeries(db, input.repeat) : null,
    }
    const own = { user_id: userId, answer: conferenceAnswers.comes, answered_at: new Date() }
    const ids: number[] = []
    for (const slot of slots) ids.push(await insertOne(db, { ...shared, ...slot }, [own, ...invited]))
    // The first tells of all.
    const [conferenceId] = ids as [number]
    await context.jobs.send(db, notifyPeople, {
      conferenceId,
      kind: 'invitation',
      isSeries: input.repeat !== undefined,
    })
    return conferenceId
  })
  return { id }
})

type Planned = Slot & Pick<NewConference, 'host_id' | 'title' | 'kind' | 'chat_group_id' | 'series_id'>

/** A conference with its list and its room. */
async function insertOne(
  db: Db,
  { beginAt, endAt, ...shared }: Planned,
  people: NewPerson[],
): Promise<number> {
  const { id } = await insertConference(db, {
    ...shared,
    begin_at: beginAt,
    end_at: endAt,
    code: randomBytes(12).toString('base64url'),
  })
  await insertPeople(db, id, people)
  await openRoom(db, {
    kind: conferenceRoomKind.kind,
    subjectId: id,
    title: shared.title,
    media: shared.kind,
    beginAt,
    endAt,
    mayTranscribe: true,
    mayCaption: true,
  })
  return id
}
