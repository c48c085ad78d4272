import { defineEvent } from '#kernel/events.ts'

type Publishing = {
  recordingId: number
  meetingId: number
  sessionId: number | null
  /** Who publishes it, and why although somebody may object; empty if they give no reason. */
  userId: number
  reason: string
}

/** What was shown of a meeting has become a recording, which is not published yet. */
export const recordingSaved = defineEvent<{ recordingId: number }>('live.recordingSaved')

/** A recording is about to be published. A listener that refuses prevents it. */
export const recordingPublishing = defineEvent<Publishing>('live.recordingPublishing')
