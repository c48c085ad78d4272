import { randomBytes } from 'node:crypto'
import { defaultCountryCode } from '#contract/people/account.ts'
import { conferenceAnswers, conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Context } from '#kernel/services.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import {
  selectUsersByIds,
  selectUsersByPhones,
} from '#server/features/people/account/active-users.queries.ts'
import { phoneDigests } from '#server/features/people/account/phone.ts'
import { readPhone } from '#server/features/practice/unions/read-phones.ts'
import { conferenceRoomKind } from './conference-room-kind.ts'
import { insertConference } from './conferences.queries.ts'
import { notifyPeople } from './notify-people.ts'
import { insertPeople } from './people.queries.ts'
import type { NewPerson } from './people.queries.ts'
import { readTimes } from './read-times.ts'

const perUser: Limit = { name: 'conference', max: 20, windowMs: 3600_000 }
const smsPerDay: Limit = { name: 'conference-sms', max: 50, windowMs: 24 * 3600_000 }

export const createConference = answer(conferenceCalls.create, async (input, context) => {
  const { userId } = memberOf(context)
  const times = readTimes(input.begin_time, input.end_time, new Date())
  if ('wrong' in times) throw refuse(times.wrong)
  const host = (await selectUser(context.db, userId))!
  if (host.truename === '') throw refuse(conferenceFailures.hostUnnamed)
  const invited = await findInvited(context, userId, input.invitees)
  if (invited.length === 0) throw refuse(conferenceFailures.inviteesMissing)
  await context.limits.spend(perUser, String(userId))
  const id = await context.db.transaction(async (db) => {
    const members = invited.flatMap(({ user_id }) => user_id ?? [])
    const conference = await insertConference(db, {
      host_id: userId,
      title: input.title,
      kind: input.kind,
      begin_at: times.beginAt,
      end_at: times.endAt,
      code: randomBytes(12).toString('base64url'),
      chat_group_id: await openGroup(db, input.title, [userId, ...members]),
    })
    const own = { user_id: userId, answer: conferenceAnswers.comes, answered_at: new Date() }
    await insertPeople(db, conference.id, [own, ...invited])
    await openRoom(db, {
      kind: conferenceRoomKind.kind,
      subjectId: conference.id,
      title: input.title,
      media: input.kind,
      beginAt: times.beginAt,
      endAt: times.endAt,
    })
    await context.jobs.send(db, notifyPeople, { conferenceId: conference.id, kind: 'invitation' })
    return conference.id
  })
  return { id }
})

/** Each once, whether chosen by number or by account, and never the host. */
async function findInvited(
  context: Context,
  hostId: number,
  invitees: (number | string)[],
): Promise<NewPerson[]> {
  const ids = [...new Set(invitees.filter((one) => typeof one === 'number'))]
  const chosen = ids.length > 0 ? await selectUsersByIds(context.db, ids) : []
  if (chosen.length < ids.length) throw refuse(conferenceFailures.inviteeMissing)
  const byPhone = await findByPhones(
    context,
    invitees.filter((one) => typeof one === 'string'),
  )
  const taken = new Set([hostId, ...ids])
  const added = byPhone.filter(({ user_id }) => user_id === undefined || !taken.has(user_id))
  return [...ids.filter((id) => id !== hostId).map((user_id) => ({ user_id })), ...added]
}

async function findByPhones(context: Context, given: string[]) {
  const { db, vault, limits } = context
  const phones = [...new Set(given.map(phoneOf))]
  if (phones.length === 0) return []
  const digests = phones.map((phone) => phoneDigests(vault, defaultCountryCode, phone))
  const users = await selectUsersByPhones(db, digests.flat())
  const people = phones.map((phone, at) => {
    const user = users.find(({ phone_digest: own }) => own && digests[at]!.some((one) => one.equals(own)))
    return {
      ...(user ? { user_id: user.id } : { phone_digest: digests[at]![0]! }),
      phone_sealed: vault.seal(phone),
    }
  })
  const sms = people.filter((person) => !('user_id' in person)).length
  if (sms > 0 && !(await limits.fits(smsPerDay, String(memberOf(context).userId), sms)))
    throw refuse(conferenceFailures.tooManySms)
  return people as { user_id?: number; phone_digest?: Buffer; phone_sealed: Buffer }[]
}

function phoneOf(given: string): string {
  const phone = readPhone(given)
  if (phone === undefined) throw refuse(conferenceFailures.inviteePhoneWrong, { detail: given })
  return phone
}
