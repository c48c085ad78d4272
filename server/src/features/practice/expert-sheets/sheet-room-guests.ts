import { may } from '#kernel/member.ts'
import { userKey } from '#kernel/room-kinds.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentGuest } from './expert-sheets.present.ts'
import type { SheetRow } from './expert-sheets.queries.ts'
import { selectOrganisers } from './organisers.queries.ts'

/** The guest of a sheet as others see them in a room. */
export function roomGuestOf(row: SheetRow): RoomGuest {
  const { guest_name, guest_position_name, guest_hospital_name } = presentGuest(row)
  return {
    key: userKey(row.sheet.user_id),
    userId: row.sheet.user_id,
    name: guest_name,
    title: guest_position_name,
    hospital: guest_hospital_name,
    role: 'guest',
    waits: false,
  }
}

/** The caller as a host of the rooms of a task; undefined if they do not organise it. */
export async function findOrganiser({ db, member }: Context, taskId: number): Promise<RoomGuest | undefined> {
  if (!member) return undefined
  const isHost = may(member, 'experts.edit') || (await selectOrganisers(db, taskId)).includes(member.userId)
  const user = isHost ? await selectUser(db, member.userId) : undefined
  return (
    user && {
      key: userKey(user.id),
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: 'host',
      waits: false,
    }
  )
}
