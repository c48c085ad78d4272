import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

/** The code names the sheet; the field `guest_id` then stays what it is for every call, the visitor. */
export const sheetFields = ({ id, tcode, guest_id }: SheetAddress) =>
  tcode ? { id, tcode } : { id, tcode, guest_id }

const fresh = { staleTime: 0, retry: false } as const
const tags = { tags: ['tasks'] } as const

export const expertSessionQueries = {
  /** Enters the sheet: notes the device, and says whether it may be opened. */
  enter: (sheet: SheetAddress) => ({ ...queryOf(expertTaskCalls.check, sheetFields(sheet)), retry: false }),
  list: (sheet: SheetAddress) => ({
    ...queryOf(expertSessionCalls.list, sheetFields(sheet), tags),
    ...fresh,
  }),
  schedule: (sheet: SheetAddress) => ({
    ...queryOf(expertSessionCalls.schedule, sheetFields(sheet), tags),
    ...fresh,
  }),
  session: (sheet: SheetAddress, session_id: number) => ({
    ...queryOf(expertSessionCalls.detail, { ...sheetFields(sheet), session_id }, tags),
    ...fresh,
  }),
  busy: (sheet: SheetAddress, session_id: number, day: string) =>
    queryOf(expertSessionCalls.busy, { ...sheetFields(sheet), session_id, begin_time: `${day} 00:00` }, tags),
}
