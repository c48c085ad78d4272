import type { MuteReason } from '#contract/meetings/live-room.ts'
import { defineNotice } from '#kernel/notice.ts'
import { liveRoomText, muteText } from './live-room.text.ts'

export const reportHandled = defineNotice({
  event: 'live-room.reportHandled',
  headline: { zh: '直播举报已处理', en: 'Your report was dealt with' },
  kind: 'comments',
  text: liveRoomText,
  say: (text, { meeting }) => text.reportHandled(meeting),
  target: ({ meetingId }) => ({ kind: 'meeting', id: meetingId }),
  example: { meeting: '心血管病年会', meetingId: 1 },
})

const room = { meeting: '心血管病年会', meetingId: 1 }

const muted: typeof room & { minutes: number; reason: MuteReason } = {
  ...room,
  minutes: 30,
  reason: 'flooding',
}

/** Nothing more than a note in the inbox: who is muted looks at the room. */
export const viewerMuted = defineNotice({
  event: 'live-room.muted',
  headline: { zh: '您在直播间被禁言', en: 'You are muted in a live room' },
  kind: 'comments',
  text: muteText,
  say: (text, { meeting, minutes, reason }) => text.muted(meeting, minutes, text.reasons[reason]),
  target: ({ meetingId }) => ({ kind: 'meeting', id: meetingId }),
  example: muted,
})

export const viewerUnmuted = defineNotice({
  event: 'live-room.unmuted',
  headline: { zh: '直播间禁言已解除', en: 'You can write in the live room again' },
  kind: 'comments',
  text: muteText,
  say: (text, { meeting }) => text.unmuted(meeting),
  target: ({ meetingId }) => ({ kind: 'meeting', id: meetingId }),
  example: room,
})
