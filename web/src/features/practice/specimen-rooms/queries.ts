import { specimenRoomCalls } from '#contract/practice/specimen-rooms.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0, retry: false } as const
const tags = { tags: ['tasks'] } as const

/** The room opens and closes while the page is open. */
const entryCheckedMs = 30_000

export const specimenRoomQueries = {
  /** Without a number the room that is open now or next. */
  room: (sheet: SheetAddress, room_id: number | undefined) => ({
    ...queryOf(specimenRoomCalls.detail, { ...sheet, room_id }, tags),
    ...fresh,
  }),
  canJoin: (sheet: SheetAddress, room_id: number) => ({
    ...queryOf(specimenRoomCalls.canJoin, { ...sheet, room_id }, tags),
    ...fresh,
    refetchInterval: entryCheckedMs,
  }),
}
