import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { programmeCalls } from '#contract/console/programme.ts'
import type { Place } from '#contract/console/programme.ts'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { certificateTemplateCalls } from '#contract/meetings/certificates.ts'
import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import type { MuteReason, SlowSeconds } from '#contract/meetings/live-room.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '../queries.ts'

const quiet = { tips: false }

export const meetingQueries = {
  programme: (meetingId: number) => queryOf(programmeCalls.get, { meeting_id: meetingId }),
  figures: (meetingId: number) => ({
    ...queryOf(liveDashboardCalls.get, { meeting_id: meetingId }),
    refetchInterval: 5000,
  }),
  /** The addresses of a stream run out, so a board that is opened again asks for new ones. */
  picture: (meetingId: number, streamNo: number) => {
    const asked = queryOf(liveDashboardCalls.picture, { meeting_id: meetingId })
    const queryKey = [...asked.queryKey, String(streamNo)]
    // A new address would restart the picture.
    return { ...asked, queryKey, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }
  },
  curve: (meetingId: number) => ({
    ...queryOf(liveDashboardCalls.curve, { meeting_id: meetingId }),
    refetchInterval: 30_000,
  }),
  studio: (meetingId: number) => queryOf(studioCalls.open, { meeting_id: meetingId }),
  comments: (meetingId: number) =>
    queryOf(commentCalls.get, { item_type: 'meeting', item_id: meetingId, schedule_id: 0, page: 1 }),
  mutes: (meetingId: number) => queryOf(liveRoomCalls.mutes, { meeting_id: meetingId }),
  attendees: (meetingId: number, page: number) =>
    queryOf(attendanceCalls.list, { meeting_id: meetingId, filter: 'all', page }),
  certificate: (look: CertificateLook) => queryOf(certificateTemplateCalls.preview, { look }),
}

export const meetingMutations = {
  move: (asked: { meetingId: number; sessionId: number; from: Place; to: Place; confirms: boolean }) =>
    api(
      programmeCalls.move,
      {
        meeting_id: asked.meetingId,
        session_id: asked.sessionId,
        from: asked.from,
        to: asked.to,
        confirms: asked.confirms,
      },
      quiet,
    ),
  renameHall: (meetingId: number, hall: string, name: string) =>
    api(programmeCalls.renameHall, { meeting_id: meetingId, hall, name }),
  setSlow: (meetingId: number, seconds: SlowSeconds) =>
    api(liveRoomCalls.setSlow, { meeting_id: meetingId, seconds }),
  mute: (meetingId: number, userId: number, reason: MuteReason) =>
    api(liveRoomCalls.mute, { meeting_id: meetingId, userid: userId, type: true, minutes: 60, reason }),
  unmute: (meetingId: number, userId: number) =>
    api(liveRoomCalls.mute, {
      meeting_id: meetingId,
      userid: userId,
      type: false,
      minutes: 10,
      reason: 'other',
    }),
  pin: (commentId: number, isPinned: boolean) =>
    api(commentCalls.setTop, { comment_id: commentId, type: isPinned }),
  deleteComment: (commentId: number) => api(commentCalls.delete, { comment_id: commentId }),
  renewKey: (meetingId: number) => api(studioCalls.rotateKey, { meeting_id: meetingId }),
  exportAttendees: (meetingId: number) => api(attendanceCalls.export, { meeting_id: meetingId }),
}
