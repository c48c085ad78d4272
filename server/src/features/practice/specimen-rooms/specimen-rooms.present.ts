import type { SpecimenRoom, SpecimenRoomGuest } from '#contract/practice/specimen-rooms.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { RoomUseRow, SpecimenRoomRow } from './specimen-rooms.queries.ts'

export const presentSpecimenRoom = (room: SpecimenRoomRow): SpecimenRoom => ({
  room_id: room.id,
  title: room.title,
  place: room.place,
  begin_time: shanghaiTime(room.begin_at),
  end_time: shanghaiTime(room.end_at),
  materials: room.materials,
})

/** What one guest has said to the use of a room. */
export const presentUse = (room: SpecimenRoomRow, use: RoomUseRow) => ({
  status: use.status,
  reason: use.reason,
  confirm_time: use.decided_at ? shanghaiTime(use.decided_at) : '',
  can_affirm: asBit(!isRoomOver(room)),
})

type RoomGuest = { row: SheetRow; use: RoomUseRow; isHere: boolean }

export function presentRoomGuest({ row, use, isHere }: RoomGuest): SpecimenRoomGuest {
  const { guest_id, guest_name, guest_photo, guest_position_name, guest_hospital_name } = presentGuest(row)
  return {
    guest_id,
    guest_name,
    guest_photo,
    guest_position_name,
    guest_hospital_name,
    status: use.status,
    is_here: asBit(isHere),
  }
}

export const isRoomOver = ({ end_at }: Pick<SpecimenRoomRow, 'end_at'>) => new Date() >= end_at
