import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { NextStep } from '../parts/next-step.tsx'
import type { WatchPart } from '../watch-part.ts'
import './watch-notice.css'

type WatchNoticeProps = { meeting: Pick<MeetingDetail, 'meeting_id' | 'watch'>; part?: WatchPart }

/** The same in one line, for a meeting that is not played here; renders nothing for users who may watch. */
export function WatchNotice({ meeting, part = {} }: WatchNoticeProps) {
  const { reason, message } = meeting.watch
  if (reason === '' || reason === 'offline') return null
  return (
    <div className="watch-notice">
      <LockIcon />
      <p className="watch-notice-words">
        <span className="sentence">{message}</span>
      </p>
      <NextStep meeting={meeting} part={part} />
    </div>
  )
}
