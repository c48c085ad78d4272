import { conferenceAnswers } from '#contract/practice/conferences.ts'
import { userKey } from '#kernel/room-kinds.ts'
import { demoConferences } from '#demo/content/conferences.ts'
import type { DemoConference } from '#demo/content/conferences.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectDoctorUsers, updateLastNumber } from './unions.queries.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { chatMessages } from '#server/features/community/chat/chat.tables.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { roomPeople, roomPresence } from '#server/features/community/rooms/rooms.tables.ts'
import { selectUser, selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { conferenceRoomKind } from '#server/features/practice/conferences/conference-room-kind.ts'
import { conferencePeople, conferences } from '#server/features/practice/conferences/conferences.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const doctorPhone = '13800000001'
/** Nobody has an account with it. */
const invitedPhone = '13900001234'

/** Conferences of the demo's doctor in every state: running, coming, not answered, over with who attended, cancelled. */
export async function loadConferences(world: World): Promise<void> {
  const { db, vault } = world
  const doctor = (await selectUserByPhone(db, digestPhone(vault, '86', doctorPhone)))!
  const others = (await selectDoctorUsers(db)).filter(({ id }) => id !== doctor.id)
  for (const [at, conference] of demoConferences.entries()) {
    const need = conference.answers.length + 1
    const colleagues: UserRow[] = []
    for (const { id } of others.slice(at, at + need)) colleagues.push((await selectUser(db, id))!)
    const [first, ...rest] = colleagues
    const people = conference.isHostedByDoctor
      ? [doctor, ...colleagues.slice(1)]
      : [first!, doctor, ...rest.slice(1)]
    await loadConference(world, conference, people)
  }
}

async function loadConference(world: World, planned: DemoConference, people: UserRow[]): Promise<void> {
  const { db, vault, now } = world
  const { title, kind, answers } = planned
  const beginAt = minutesFrom(now, planned.fromMinutes)
  const endAt = minutesFrom(beginAt, planned.lengthMinutes)
  const createdAt = minutesFrom(beginAt < now ? beginAt : now, -26 * 60)
  const userIds = people.map(({ id }) => id)
  const groupId = await openGroup(db, title, userIds)
  const [id] = await insertForIds(db, conferences, [
    {
      host_id: userIds[0]!,
      title,
      kind,
      begin_at: beginAt,
      end_at: endAt,
      code: planned.code,
      chat_group_id: groupId,
      cancelled_at: planned.isCancelled ? minutesFrom(createdAt, 90) : null,
      created_at: createdAt,
    },
  ])
  await insertRows(db, conferencePeople, [
    ...[conferenceAnswers.comes, ...answers].map((answer, at) => ({
      conference_id: id!,
      user_id: userIds[at]!,
      is_by_link: planned.hasLinkGuest === true && at === answers.length,
      answer,
      answered_at: answer === conferenceAnswers.none ? null : minutesFrom(createdAt, 30 + at),
    })),
    ...(planned.hasInvitedPhone
      ? [
          {
            conference_id: id!,
            phone_digest: digestPhone(vault, '86', invitedPhone),
            phone_sealed: vault.seal(invitedPhone),
          },
        ]
      : []),
  ])
  const subject = { kind: conferenceRoomKind.kind, subjectId: id! }
  const room = await openRoom(db, { ...subject, title, media: kind, beginAt, endAt })
  await loadStays(world, planned, { roomId: room.id, beginAt, people })
  await loadTalk(world, planned, { groupId, beginAt, userIds })
}

type InRoom = { roomId: number; beginAt: Date; people: UserRow[] }

async function loadStays({ db }: World, { stays = [] }: DemoConference, { roomId, beginAt, people }: InRoom) {
  const came = [...new Set(stays.map(({ person }) => person))]
  const personIds = await insertForIds(
    db,
    roomPeople,
    came.map((at) => {
      const { id, truename, title, hospital } = people[at]!
      const role = at === 0 ? ('host' as const) : ('guest' as const)
      return { room_id: roomId, key: userKey(id), user_id: id, name: truename, title, hospital, role }
    }),
  )
  await insertRows(
    db,
    roomPresence,
    stays.map(({ person, from, to, reason }) => ({
      room_id: roomId,
      person_id: personIds[came.indexOf(person)]!,
      joined_at: minutesFrom(beginAt, from),
      alive_at: minutesFrom(beginAt, to),
      left_at: minutesFrom(beginAt, to),
      reason,
    })),
  )
}

type InChat = { groupId: number; beginAt: Date; userIds: number[] }

async function loadTalk(
  { db, vault }: World,
  { chat = [] }: DemoConference,
  { groupId, beginAt, userIds }: InChat,
) {
  await insertRows(
    db,
    chatMessages,
    chat.map(({ author, content, atMinutes }, at) => ({
      group_id: groupId,
      number: at + 1,
      user_id: userIds[author]!,
      client_id: `demo-${at + 1}`,
      kind: 'text' as const,
      content_sealed: vault.seal(content),
      created_at: minutesFrom(beginAt, atMinutes),
    })),
  )
  await updateLastNumber(db, groupId, chat.length)
}
