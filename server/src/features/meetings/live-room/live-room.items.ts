import { defineItem } from '#kernel/items.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { findRecording } from '#server/features/meetings/danmaku/find-recording.ts'
import { checkMaySpeak } from './check-may-speak.ts'

/** In the room of a meeting people may be muted or slowed down, and comments may belong to a recording. */
export const moderatedMeeting = defineItem({
  type: 'meeting',
  async checkComment(context, meetingId, recordingId) {
    const item = { itemType: 'meeting', itemId: meetingId } as const
    const recording = await findRecording(context.db, item, recordingId)
    if (recording?.sessionId) await findDiscussion(context, item, recording.sessionId)
    await checkMaySpeak(context, meetingId)
  },
})
