import { defineNotice } from '#kernel/notice.ts'
import { liveRoomText } from './live-room.text.ts'

export const reportHandled = defineNotice({
  event: 'live-room.reportHandled',
  kind: 'comments',
  text: liveRoomText,
  say: (text, { meeting }) => text.reportHandled(meeting),
  target: ({ meetingId }) => ({ kind: 'meeting', id: meetingId }),
  example: { meeting: '心血管病年会', meetingId: 1 },
})
