import { reportCalls } from '#contract/meetings/reports.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const reportQueries = {
  /** The reports of one meeting, or of all (0). */
  list: (meetingId: number) => pagedQueryOf(reportCalls.list, { meeting_id: meetingId }),
  /** Refetched on every visit: the answer depends on who is logged in. */
  detail: (reportId: number) => ({ ...queryOf(reportCalls.details, { id: reportId }), staleTime: 0 }),
}
