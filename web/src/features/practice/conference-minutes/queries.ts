import { minutesCalls } from '#contract/practice/conference-minutes.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What was said in recorded conferences. */
    minutes: true
  }
}

/** While the speech service is at work. */
const askAgainMs = 10_000

export const minutesQueries = {
  of: (recordingId: number) => ({
    ...queryOf(minutesCalls.get, { recording_id: recordingId }, { tags: ['minutes'] }),
    refetchInterval: (query: { state: { data?: { state: string } } }) =>
      query.state.data?.state === 'waiting' && askAgainMs,
  }),
}
