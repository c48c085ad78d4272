import { defineItem } from '#kernel/items.ts'
import { findRecording } from '#server/features/meetings/danmaku/find-recording.ts'
import { checkMaySpeak } from './check-may-speak.ts'

/** In the room of a meeting people may be muted or slowed down, and comments may belong to a recording. */
export const moderatedMeeting = defineItem({
  type: 'meeting',
  moderationRight: 'meetings.moderate',
  async checkComment(context, meetingId, recordingId) {
    await findRecording(context, { itemType: 'meeting', itemId: meetingId }, recordingId)
    await checkMaySpeak(context, meetingId)
  },
})
