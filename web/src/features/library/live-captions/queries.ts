import { liveCaptionCalls } from '#contract/library/live-captions.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '#web/platform/query.ts'

export const liveCaptionQueries = {
  /** Whether captions of a broadcast can be switched on. */
  offered: (meetingId: number) => queryOf(liveCaptionCalls.window, { meeting_id: meetingId, from_ms: 0 }),
  /** What was said in the five minutes from a moment on; the lines are stored by those who show them. */
  window: async (meetingId: number, from_ms: number) =>
    (await api(liveCaptionCalls.window, { meeting_id: meetingId, from_ms }, { tips: false })).lines,
}
