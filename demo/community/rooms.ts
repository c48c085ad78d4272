import { insertRows } from '#demo/demo.queries.ts'
import { selectIdByPhone, selectTalkers } from '#demo/meetings/live-room.queries.ts'
import { userKey } from '#kernel/room-kinds.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectPersonByKey } from '#server/features/community/rooms/rooms.queries.ts'
import { roomPresence } from '#server/features/community/rooms/rooms.tables.ts'
import { meetingRoomKind } from '#server/features/meetings/live/meeting-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const organiser = '13800000005'
const guests = 3

/** The rooms of open meetings: one that runs and can be entered, and one that is over, with who was there. */
export async function loadRooms(world: World): Promise<void> {
  const running = await openMeetingRoom(world, (begin, end) => begin <= 0 && end > 0)
  const over = await openMeetingRoom(world, (_, end) => end <= -60)
  if (running && over) await loadStays(world, over)
}

async function openMeetingRoom(world: World, isOne: (begin: number, end: number) => boolean) {
  const at = world.meetings.findIndex(
    ({ startMinutes, durationMinutes, audience, isOffline, isBigMeeting }) =>
      audience === 'all' &&
      !isOffline &&
      !isBigMeeting &&
      isOne(startMinutes, startMinutes + durationMinutes),
  )
  const meeting = world.meetings[at]
  if (!meeting) return undefined
  const beginAt = minutesFrom(world.now, meeting.startMinutes)
  const endAt = minutesFrom(beginAt, meeting.durationMinutes)
  const userIds = [
    await selectIdByPhone(world.db, digestPhone(world.vault, '86', organiser)),
    ...(await selectTalkers(world.db)).slice(0, guests),
  ]
  const people: UserRow[] = []
  for (const userId of userIds) people.push((await selectUser(world.db, userId))!)
  const room = await openRoom(world.db, {
    kind: meetingRoomKind.kind,
    subjectId: world.meetingIds[at]!,
    title: meeting.title,
    media: 'picture',
    beginAt,
    endAt,
    people: people.map((user, number) => ({
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: number === 0 ? 'host' : 'guest',
    })),
  })
  return { room, userIds }
}

/** Everybody came a little later than the one before; one of them lost the line and came back. */
async function loadStays(
  world: World,
  { room, userIds }: NonNullable<Awaited<ReturnType<typeof openMeetingRoom>>>,
) {
  const personIds: number[] = []
  for (const userId of userIds)
    personIds.push((await selectPersonByKey(world.db, room.id, userKey(userId)))!.person.id)
  const stay = (person_id: number, from: number, to: number, reason: 'left' | 'lost' | 'ended') => ({
    room_id: room.id,
    person_id,
    joined_at: minutesFrom(room.begin_at, from),
    alive_at: minutesFrom(room.begin_at, to),
    left_at: minutesFrom(room.begin_at, to),
    reason,
  })
  await insertRows(world.db, roomPresence, [
    ...personIds.map((personId, number) => stay(personId, number * 2, 24, 'left' as const)),
    stay(personIds.at(-1)!, 26, 30, 'lost'),
  ])
}
