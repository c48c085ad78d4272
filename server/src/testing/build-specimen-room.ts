import { shanghaiTime } from '#kernel/time.ts'
import { buildSheet } from './build-sheet.ts'
import { buildMember } from './build-user.ts'
import { consoleOf } from './console-asks.ts'
import type { TestApp } from './test-app.ts'

const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A slot that begins and ends in so many minutes, as calls name it. */
export const slotIn = (from: number, to: number) => ({
  begin_time: shanghaiTime(minutesOn(from)),
  end_time: shanghaiTime(minutesOn(to)),
})

/** The same as operators enter it. */
export const enteredSlotIn = (from: number, to: number) => ({
  begin_at: minutesOn(from).toISOString(),
  end_at: minutesOn(to).toISOString(),
})

type Given = Parameters<typeof buildSheet>[1] & { opensIn?: number; closesIn?: number }

/** A sheet with one specimen room that begins and ends in so many minutes. */
export async function buildSpecimenRoom(app: TestApp, { opensIn = -5, closesIn = 60, ...given }: Given = {}) {
  const built = await buildSheet(app, given)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const planned = {
    task_id: built.ids.id,
    title: '颅底入路预演',
    place: '标本室 A',
    materials: '灌注标本 2 例',
    ...enteredSlotIn(opensIn, closesIn),
    guests: [built.sheet.id],
  }
  const rooms = consoleOf(operator.client, 'specimen-rooms')
  const { id: roomId } = await rooms.create(planned)
  return { ...built, operator, rooms, planned, roomId, ofRoom: { ...built.ids, room_id: roomId } }
}
