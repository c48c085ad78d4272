import type { LiveTipOff, Mute, Viewer } from '#contract/meetings/live-room.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { maskName } from '#server/features/people/logins/logins.present.ts'
import type { MuteRow, TipOffRow } from './live-room.queries.ts'

export const presentViewer = ({ truename, title }: Viewer): Viewer => ({
  truename: truename ? maskName(truename) : '',
  title,
})

export const presentMute = ({ mute, truename }: MuteRow): Mute => ({
  userid: mute.user_id,
  truename,
  reason: mute.reason,
  until_time: shanghaiTime(mute.until_at),
})

export const presentTipOff = ({ tipOff, title, truename }: TipOffRow): LiveTipOff => ({
  tip_off_id: tipOff.id,
  meeting_id: tipOff.meeting_id,
  meeting_title: title,
  userid: tipOff.user_id,
  truename,
  kind: tipOff.kind,
  content: tipOff.content,
  create_time: shanghaiTime(tipOff.created_at),
})
