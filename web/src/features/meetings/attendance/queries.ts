import { attendanceCalls } from '#contract/meetings/attendance.ts'
import type { AttendanceFilter } from '#contract/meetings/attendance.ts'
import { checkinOperatorCalls } from '#contract/meetings/checkin-review.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Who attended a meeting. */
    attendance: true
  }
}

export const attendanceQueries = {
  list: (meetingId: number, filter: AttendanceFilter) => ({
    ...pagedQueryOf(attendanceCalls.list, { meeting_id: meetingId, filter }, { tags: ['attendance'] }),
    staleTime: 0,
  }),
  checkin: (checkinId: number) => ({
    ...queryOf(checkinOperatorCalls.detail, { checkin_id: checkinId }, { tags: ['attendance'] }),
    retry: false,
  }),
}
