import { meetingMutations } from '#web/features/meetings/meetings/mutations.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LiveCaptions } from '#web/features/library/live-captions/cards/live-captions.tsx'
import { LiveStage } from '#web/features/meetings/live/cards/live-stage.tsx'
import { RoomComments } from '#web/features/meetings/live-room/cards/room-comments.tsx'
import { OpenRoom } from '#web/features/meetings/live-room/cards/open-room.tsx'
import { isRoomOpen } from '#web/features/meetings/live-room/state.ts'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useLanguage } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { MeetingCover } from '../parts/meeting-cover.tsx'
import { AboutMeeting, MeetingProgramme, MoreOfMeeting } from '../parts/meeting-parts.tsx'
import { Speakers } from '../parts/speakers.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { shareOf } from '../share-of.ts'

export function Meeting() {
  const meetingId = useQueryId('meeting_id')
  const scheduleId = useQueryId('schedule_id')
  const meeting = useQuery(meetingQueries.detail(meetingId, scheduleId))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => <MeetingBody key={detail.meeting_id} meeting={detail} scheduleId={scheduleId} />}
    </DetailScreen>
  )
}

function MeetingBody({ meeting, scheduleId }: { meeting: MeetingDetail; scheduleId: number }) {
  const stage = (
    <LiveCaptions meetingId={meeting.meeting_id}>
      <LiveStage meeting={meeting} scheduleId={scheduleId}>
        <MeetingCover meeting={meeting} />
      </LiveStage>
    </LiveCaptions>
  )
  return isRoomOpen(meeting) ? (
    <MeetingRoom meeting={meeting} scheduleId={scheduleId} stage={stage} />
  ) : (
    <MeetingArticle meeting={meeting} scheduleId={scheduleId} stage={stage} />
  )
}

type BodyProps = { meeting: MeetingDetail; scheduleId: number; stage: ReactNode }

/** While it is held: a room. */
function MeetingRoom({ meeting, scheduleId, stage }: BodyProps) {
  const language = useLanguage()
  return (
    <OpenRoom
      meeting={meeting}
      scheduleId={scheduleId}
      stage={stage}
      share={shareOf(meeting, clock.now(), language)}
      onShare={() => meetingMutations.countShare({ meeting_id: meeting.meeting_id })}
      panels={{
        about: (
          <>
            <AboutMeeting meeting={meeting} scheduleId={scheduleId} />
            <MoreOfMeeting meeting={meeting} />
            <ListState status="end" />
          </>
        ),
        programme: <MeetingProgramme meeting={meeting} scheduleId={scheduleId} />,
        speakers: meeting.experts.length > 0 && <Speakers meeting={meeting} />,
      }}
    />
  )
}

/** Before and after it, and for those who may not watch: a page to read. */
function MeetingArticle({ meeting, scheduleId, stage }: BodyProps) {
  const language = useLanguage()
  const mayTakePart = meeting.may_watch === 1
  return (
    <>
      {stage}
      <AboutMeeting meeting={meeting} scheduleId={scheduleId} canShare={!mayTakePart}>
        <Speakers meeting={meeting} />
      </AboutMeeting>
      <MeetingProgramme meeting={meeting} scheduleId={scheduleId} />
      <MoreOfMeeting meeting={meeting} />
      {mayTakePart ? (
        <>
          <RoomComments meetingId={meeting.meeting_id} scheduleId={scheduleId} />
          <ItemBar
            itemType="meeting"
            itemId={meeting.meeting_id}
            scheduleId={scheduleId}
            share={shareOf(meeting, clock.now(), language)}
            onShare={() => meetingMutations.countShare({ meeting_id: meeting.meeting_id })}
          />
        </>
      ) : (
        <ListState status="end" />
      )}
    </>
  )
}
