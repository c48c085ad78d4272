import { reportCalls } from '#contract/meetings/reports.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const reportQueries = {
  /** Of one meeting, or of all, 0. */
  list: (meetingId: number) => pagedQueryOf(reportCalls.list, { meeting_id: meetingId }),
  /** Asked again on every visit: what it says depends on who is logged in. */
  detail: (reportId: number) => ({ ...queryOf(reportCalls.details, { id: reportId }), staleTime: 0 }),
}
