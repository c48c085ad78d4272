import type { ReactNode } from 'react'
import { useLocation } from '#web/shell/navigation.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { WatchNotice } from '#web/features/meetings/watching/cards/watch-notice.tsx'
import { clock } from '#web/platform/clock.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { ClockIcon, LiveIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { meetingPageText } from '../text.ts'
import { useRunningParts } from '../use-running-parts.ts'
import { Countdown } from './countdown.tsx'
import './meeting-status.css'

type MeetingStatusProps = { meeting: MeetingDetail; scheduleId?: number }

/** The phase of a meeting and what it means for the user: wait, attend, watch, or log in first. */
export function MeetingStatus({ meeting, scheduleId = 0 }: MeetingStatusProps) {
  const text = useText(meetingPageText)
  if (meeting.is_offline === 1) {
    const isOver = clock.now() >= shanghaiMoment(meeting.end_time)
    const words = isOver ? text.offlineOver : text.isOffline(meeting.venue)
    return <Notice icon={<AlertIcon />} words={words} />
  }
  return (
    <>
      <WatchNotice meeting={meeting} part={scheduleId > 0 ? { schedule_id: scheduleId } : {}} />
      <Phase meeting={meeting} />
    </>
  )
}

function Phase({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  switch (meeting.meeting_type) {
    case meetingTypes.preview:
      return <Countdown beginTime={meeting.begin_time} />
    case meetingTypes.review:
      return (
        <Notice icon={<ClockIcon />} words={text.isOver}>
          {meeting.is_big_meeting === 0 && (
            <ButtonLink href={meetingPaths.playback(meeting.meeting_id)} variant="primary">
              <PlayIcon size="small" />
              {text.watchPlayback}
            </ButtonLink>
          )}
        </Notice>
      )
    case meetingTypes.live:
      return (
        <Notice icon={<LiveIcon />} words={text.isLive} kind="live">
          <EnterLive meeting={meeting} />
        </Notice>
      )
    default:
      return <Notice icon={<LiveIcon />} words={text.isRunning} kind="running" />
  }
}

/** Leads to what is on air: a part of a large meeting, or the meeting itself from another page of it. */
function EnterLive({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const { pathname } = useLocation()
  const isLarge = meeting.is_big_meeting === 1
  const running = useRunningParts(meeting, isLarge)
  const onAir = running.find(({ meeting_type }) => meeting_type === meetingTypes.live)
  const id = isLarge ? (onAir?.meeting_id ?? 0) : meeting.meeting_id
  const isHere = meeting.is_big_meeting === 0 && meetingPaths.detail(id).startsWith(`${pathname}?`)
  if (isHere || id === 0) return null
  return (
    <ButtonLink href={meetingPaths.detail(id)} variant="primary">
      <PlayIcon size="small" />
      {text.enterLive}
    </ButtonLink>
  )
}

type NoticeProps = {
  icon: ReactNode
  words: string
  kind?: 'live' | 'running'
  children?: ReactNode
}

const Notice = ({ icon, words, kind, children }: NoticeProps) => (
  <div className="meeting-status" data-kind={kind}>
    {icon}
    <p className="meeting-status-words">
      <span className="sentence">{words}</span>
    </p>
    {children}
  </div>
)
