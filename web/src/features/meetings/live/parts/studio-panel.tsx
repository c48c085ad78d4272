import type { Studio } from '#contract/meetings/live.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { LiveRoom } from '#web/features/meetings/live-room/cards/live-room.tsx'
import { RoomComments } from '#web/features/meetings/live-room/cards/room-comments.tsx'
import { OrganiserRows } from '#web/features/meetings/meeting-settings/cards/organiser-rows.tsx'
import { LiveQuestionsRow } from '#web/features/meetings/study/cards/live-questions-row.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Broadcast } from '../cards/live-stage.tsx'
import { useLiveInfo } from '../state.ts'
import { liveText } from '../text.ts'
import { CameraPanel } from './camera-panel.tsx'
import { PushAddress } from './push-address.tsx'
import { StudioAgenda } from './studio-agenda.tsx'
import { StudioControls } from './studio-controls.tsx'
import { StudioRoom } from './studio-room.tsx'
import { StudioRecordings } from './studio-recordings.tsx'
import './studio.css'

/** Starts, interrupts and ends a meeting, and publishes its recordings. */
export function StudioPanel({ studio }: { studio: Studio }) {
  const text = useText(liveText)
  // Messages from the socket override the queried answer.
  const { periodOf } = useTimeText()
  const info = { ...studio, ...useLiveInfo(studio.meeting_id) }
  const isOver = info.live_state === 'ended'
  const isRunning = !isOver && info.live_state !== 'preview'
  return (
    <>
      {!isOver && <Broadcast info={info} isMonitor />}
      <Headline
        title={studio.title}
        notes={
          <>
            <span>{periodOf(studio.begin_time, studio.end_time)}</span>
            <Link href={meetingPaths.detail(studio.meeting_id)}>{text.toMeeting}</Link>
          </>
        }
      />
      <StudioControls info={info} watchers={studio.watchers} />
      {!isOver && studio.push_address && <CameraPanel studio={studio} />}
      {!isOver && <StudioRoom meetingId={studio.meeting_id} />}
      {isRunning && <LiveRoom meetingId={studio.meeting_id} />}
      <StudioAgenda meetingId={studio.meeting_id} />
      <OrganiserRows meetingId={studio.meeting_id} />
      <LiveQuestionsRow meetingId={studio.meeting_id} />
      {!isOver && <PushAddress studio={studio} />}
      <StudioRecordings studio={studio} />
      {!isOver && <RoomComments meetingId={studio.meeting_id} />}
    </>
  )
}
