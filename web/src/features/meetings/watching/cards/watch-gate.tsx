import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { NextStep } from '../parts/next-step.tsx'
import type { WatchPart } from '../watch-part.ts'

type WatchGateProps = { meeting: Pick<MeetingDetail, 'meeting_id' | 'cover' | 'watch'>; part?: WatchPart }

/** Takes the place of the video: why the user may not watch it, and what to do about it. */
export const WatchGate = ({ meeting, part = {} }: WatchGateProps) => (
  <VideoCover
    cover={meeting.cover}
    icon={<LockIcon size="large" />}
    message={meeting.watch.message}
    action={<NextStep meeting={meeting} part={part} />}
  />
)
