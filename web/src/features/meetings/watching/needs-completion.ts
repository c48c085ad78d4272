import { watchCalls } from '#contract/meetings/watching.ts'
import { api } from '#web/platform/api.ts'

/** Whether a meeting requires a completed profile. When the server cannot answer, nobody is blocked. */
export async function needsCompletion(meetingId: number): Promise<boolean> {
  try {
    const answer = await api(watchCalls.completionInfo, { meeting_id: meetingId }, { tips: false })
    return answer.need_completion === 1
  } catch {
    return false
  }
}
