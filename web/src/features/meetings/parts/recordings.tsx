import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { meetingTypes } from '#contract/items.ts'
import type { MeetingDetail } from '#contract/meetings.ts'
import { Danmaku } from '#web/features/danmaku/cards/danmaku.tsx'
import { Player } from '#web/features/player/cards/player.tsx'
import { sourcesOf, usePlayOrder } from '#web/features/player/state.ts'
import { WatchGate } from '#web/features/watching/cards/watch-gate.tsx'
import { WatchTime } from '#web/features/study/cards/watch-time.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { meetingPaths, meetingTarget } from '../paths.ts'
import { meetingQueries } from '../queries.ts'
import { meetingText } from '../text.ts'

type RecordingsProps = {
  meeting: MeetingDetail
  /** Stands between the video and the list. */
  children: ReactNode
}

/** What was recorded of a meeting, or why it cannot be watched here. */
export function Recordings({ meeting, children }: RecordingsProps) {
  const isOver = meeting.meeting_type === meetingTypes.review
  if (meeting.may_watch === 1 && isOver) return <Playing meeting={meeting}>{children}</Playing>
  return (
    <>
      {meeting.may_watch === 1 ? <NotOver meeting={meeting} /> : <WatchGate meeting={meeting} />}
      {children}
    </>
  )
}

function Playing({ meeting, children }: RecordingsProps) {
  const text = useText(meetingText)
  const playback = useQuery(meetingQueries.playback(meeting.meeting_id))
  const recordings = playback.data ?? []
  const { playerRef, at, choose, playNext } = usePlayOrder(recordings.map((recording) => recording.l_r_id))
  const current = recordings[at]
  return (
    <>
      {playback.isPending && <Skeleton shape="banner" />}
      {playback.isError && (
        <ListState status="error" errorText={playback.error.message} onRetry={() => playback.refetch()} />
      )}
      {playback.isSuccess && !current && <BeingEdited meeting={meeting} />}
      {current && current.palybackurl === '' && (
        <LockedSession meeting={meeting} scheduleId={current.schedule_id} />
      )}
      {current && current.palybackurl !== '' && (
        <Danmaku place={{ meetingId: meeting.meeting_id, recordingId: current.l_r_id }}>
          <WatchTime meetingId={meeting.meeting_id} recordingId={current.l_r_id}>
            <Player
              ref={playerRef}
              sources={sourcesOf(current.palybackurl)}
              poster={meeting.cover}
              title={current.palybackname}
              resume={{ itemType: 'meeting', itemId: meeting.meeting_id, partId: current.l_r_id }}
              onEnded={playNext}
              onNext={playNext}
            />
          </WatchTime>
        </Danmaku>
      )}
      {children}
      {recordings.length > 1 && (
        <Section title={text.recordings}>
          <PlayList
            label={text.recordings}
            items={recordings.map((recording, index) => ({
              key: recording.l_r_id,
              lead: String(index + 1).padStart(2, '0'),
              title: recording.palybackname,
              note: recording.seconds > 0 ? durationText(recording.seconds) : undefined,
            }))}
            active={current?.l_r_id}
            onChoose={choose}
          />
        </Section>
      )}
    </>
  )
}

function BeingEdited({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingText)
  // The sessions of a large meeting are recorded one by one.
  const action = meeting.is_big_meeting === 1 && (
    <ButtonLink href={meetingPaths.home(meeting.meeting_id)}>{text.toMeeting}</ButtonLink>
  )
  return <VideoCover cover={meeting.cover} message={text.beingEdited} action={action} />
}

function NotOver({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingText)
  const target = meetingTarget(meeting.meeting_id, meeting.is_big_meeting === 1, meeting.meeting_type)
  return (
    <VideoCover
      cover={meeting.cover}
      message={text.notOverYet}
      action={<ButtonLink href={target}>{text.toMeeting}</ButtonLink>}
    />
  )
}

/** A session that asks for more than its meeting does. */
function LockedSession({ meeting, scheduleId }: { meeting: MeetingDetail; scheduleId: number }) {
  const session = useQuery(meetingQueries.detail(meeting.meeting_id, scheduleId))
  if (!session.data) return <Skeleton shape="banner" />
  return <WatchGate meeting={session.data} scheduleId={scheduleId} />
}
