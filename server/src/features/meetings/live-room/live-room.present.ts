import type { Mute, Viewer } from '#contract/meetings/live-room.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'
import type { MuteRow } from './live-room.queries.ts'

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
