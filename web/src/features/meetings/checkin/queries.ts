import { onSiteCalls, checkinCalls } from '#contract/meetings/checkin.ts'
import { queryOf } from '#web/platform/query.ts'

/** Time for the answer to come, so that a code is never shown after a newer one is due. */
const travelMs = 150

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Who has come. */
    visits: true
  }
}

export const checkinQueries = {
  /** A reviewer may have decided meanwhile. */
  info: (meetingId: number) => ({ ...queryOf(checkinCalls.info, { meeting_id: meetingId }), staleTime: 0 }),
  /** Asked again whenever the next code is due. */
  code: (meetingId: number, scheduleId: number) => ({
    ...queryOf(onSiteCalls.code, { meeting_id: meetingId, schedule_id: scheduleId }, { tags: ['visits'] }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }: { state: { data?: { next_in_ms: number } | undefined } }) =>
      (state.data?.next_in_ms ?? 2_000) + travelMs,
  }),
}
