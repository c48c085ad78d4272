import { roomCalls } from '#contract/community/rooms.ts'
import type { RoomMedia } from '#contract/community/rooms.ts'
import type { RoomKind } from '#kernel/room-kinds.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { buildMember } from './build-user.ts'
import type { TestApp, TestClient } from './test-app.ts'

/** A kind without guests of its own: those on the list are hosts and guests. Give it to `roomKindsOf` by a spy. */
export const testRoomKind: RoomKind = { kind: 'test', earlyMinutes: 15, attendanceRight: 'experts.edit' }

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

let subjects = 0

type Given = { guests?: number; media?: RoomMedia; endsIn?: number }

/** A video room that has begun an hour ago, with its host and guests. Ends in so many minutes, or has ended. */
export async function buildVideoRoom(
  app: TestApp,
  { guests = 1, media = 'picture', endsIn = 120 }: Given = {},
) {
  const members = await Promise.all(
    Array.from({ length: guests + 1 }, (_, at) =>
      buildMember(app, { truename: at === 0 ? '沈知远' : `客${at}` }),
    ),
  )
  const room = await openRoom(app.services.db, {
    kind: testRoomKind.kind,
    subjectId: Date.now() * 1000 + ++subjects,
    title: '术前讨论',
    media,
    beginAt: minutesAgo(60),
    endAt: minutesAgo(-endsIn),
    people: members.map(({ user }, at) => ({
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: at === 0 ? 'host' : 'guest',
    })),
  })
  const room_id = room.id
  const ask = (client: TestClient, seat?: string) =>
    client.ask(roomCalls.enter, { room_id, code: '', seat, is_muted: false, is_camera_on: false })
  const [host, ...others] = members.map(({ client }) => client)
  return {
    room,
    room_id,
    members,
    host: host!,
    guests: others,
    ask,
    enter: async (client: TestClient, seat?: string) => (await ask(client, seat)).data,
  }
}
