import { roomLimits } from '#contract/community/rooms.ts'

/** When nobody can enter a room any more. Those inside overrun as they like, and somebody who drops comes back. */
export const closesAt = (endAt: Date, usedAt: Date | null): Date =>
  new Date(Math.max(endAt.getTime(), usedAt ? usedAt.getTime() + roomLimits.openAfterMinutes * 60_000 : 0))
