import { defineEvent } from '#kernel/events.ts'

type Publishing = {
  recordingId: number
  meetingId: number
  sessionId: number | null
  /** Who publishes it, and why although somebody may object; empty if they give no reason. */
  userId: number
  reason: string
}

/** A recording is about to be published. A listener that refuses prevents it. */
export const recordingPublishing = defineEvent<Publishing>('live.recordingPublishing')
