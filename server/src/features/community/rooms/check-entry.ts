import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Refusal } from '#kernel/fail.ts'
import { refuse } from '#kernel/fail.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { decideEntry } from './rooms.policy.ts'
import type { Entry } from './rooms.policy.ts'
import { selectPeopleHere, selectPersonByKey, selectUsedAt } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'

/** Whether somebody may enter a room now. `reason` says why not, and is empty if they may. */
export async function checkEntry(context: Context, room: RoomRow, guest: RoomGuest) {
  const [known, here, usedAt] = await Promise.all([
    selectPersonByKey(context.db, room.id, guest.key),
    selectPeopleHere(context.db, room.id),
    selectUsedAt(context.db, room.id),
  ])
  const entry = decide(context, room, { guest, known, here, usedAt })
  return {
    role: known?.person.role ?? guest.role,
    reason: 'status' in entry ? '' : textOf(refusalOf(entry), context),
    isOnAir: here.some(({ person, presence_id }) => presence_id !== null && person.is_broadcasting),
  }
}

function textOf({ failure, detail }: Refusal, { caller }: Context): string {
  const message = failure[caller.language]
  return detail === undefined ? message : `${message} ${detail}`
}

type Asking = {
  guest: RoomGuest
  known: PersonRow | undefined
  here: PersonRow[]
  usedAt: Date | null
}

export function decide(context: Context, room: RoomRow, { guest, known, here, usedAt }: Asking): Entry {
  const others = here.filter((row) => row.presence_id !== null && row.person.id !== known?.person.id)
  return decideEntry({
    now: new Date(),
    earlyMinutes: roomKindsOf(context).get(room.kind).earlyMinutes,
    room,
    guest,
    known: known?.person,
    isPresent: known?.presence_id != null,
    usedAt,
    isFull: others.length >= context.providers.rooms.media.limits.people,
  })
}

export const refusalOf = (entry: Exclude<Entry, { status: unknown }>) =>
  refuse(entry.refused, entry.opensAt && { detail: shanghaiTime(entry.opensAt) })
