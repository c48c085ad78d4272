import { roomFailures } from '#contract/community/rooms.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import { closesAt } from './closes-at.ts'
import type { RoomRow } from './rooms.queries.ts'
import type { roomPeople } from './rooms.tables.ts'

export type Entry = { status: 'admitted' | 'waiting' } | { refused: Failure; opensAt?: Date }

export type EntryFacts = {
  now: Date
  earlyMinutes: number
  room: Pick<RoomRow, 'begin_at' | 'end_at' | 'extended_to' | 'is_locked' | 'ended_at'>
  guest: Pick<RoomGuest, 'waits' | 'role'>
  /** What the room knows of the person already. */
  known: Pick<typeof roomPeople.$inferSelect, 'admission' | 'role'> | undefined
  isPresent: boolean
  /** The last sign of life of anybody inside; null for a room that nobody has entered. */
  usedAt: Date | null
  /** Whether the others take all places. */
  isFull: boolean
}

/** Decides, before any token or signal, whether somebody may enter: at once, after a host has admitted them, or not. */
export function decideEntry(facts: EntryFacts): Entry {
  const { room, guest, known, now } = facts
  const opensAt = new Date(room.begin_at.getTime() - facts.earlyMinutes * 60_000)
  const isHost = (known?.role ?? guest.role) === 'host'
  const isAdmitted = known?.admission === 'admitted'
  if (room.ended_at) return { refused: roomFailures.roomEnded }
  if (now < opensAt) return { refused: roomFailures.tooEarly, opensAt }
  const endAt = endOf(room)
  if (endAt && now >= closesAt(endAt, facts.usedAt)) return { refused: roomFailures.roomClosed }
  if (known?.admission === 'removed') return { refused: roomFailures.removedByHost }
  if (facts.isPresent) return { status: 'admitted' }
  if (room.is_locked && !isHost) return { refused: roomFailures.roomLocked }
  if (facts.isFull) return { refused: roomFailures.roomFull }
  return { status: guest.waits && !isHost && !isAdmitted ? 'waiting' : 'admitted' }
}

/** The planned end; null for a room that is open until it is closed. */
export const endOf = ({ end_at: endAt, extended_to: to }: Pick<RoomRow, 'end_at' | 'extended_to'>) =>
  endAt && to && to > endAt ? to : endAt
