import { specimenRoomOperatorCalls } from '#contract/practice/specimen-rooms.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildSheet } from './build-sheet.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

/** A slot that begins and ends in so many minutes, as operators write it. */
export const slotIn = (from: number, to: number) => ({
  begin_time: shanghaiTime(new Date(Date.now() + from * 60_000)),
  end_time: shanghaiTime(new Date(Date.now() + to * 60_000)),
})

type Given = Parameters<typeof buildSheet>[1] & { opensIn?: number; closesIn?: number }

/** A sheet with one specimen room that begins and ends in so many minutes. */
export async function buildSpecimenRoom(app: TestApp, { opensIn = -5, closesIn = 60, ...given }: Given = {}) {
  const built = await buildSheet(app, given)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const planned = {
    id: built.ids.id,
    title: '颅底入路预演',
    place: '标本室 A',
    materials: '灌注标本 2 例',
    ...slotIn(opensIn, closesIn),
    guest_ids: [built.sheet.id],
  }
  const room = await operator.client.call(specimenRoomOperatorCalls.set, planned)
  return { ...built, operator, planned, room, ofRoom: { ...built.ids, room_id: room.room_id } }
}
