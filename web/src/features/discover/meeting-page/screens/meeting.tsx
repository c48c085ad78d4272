import { meetingMutations } from '#web/features/meetings/meetings/mutations.ts'
import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { WhitelistCheck } from '#web/features/meetings/watching/cards/whitelist-check.tsx'
import { CheckinCard } from '#web/features/meetings/checkin/cards/checkin-card.tsx'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { LiveStage } from '#web/features/meetings/live/cards/live-stage.tsx'
import { RoomComments } from '#web/features/meetings/live-room/cards/room-comments.tsx'
import { RoomStage } from '#web/features/meetings/live-room/cards/room-stage.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { ReserveBar } from '#web/features/meetings/reservations/cards/reserve-bar.tsx'
import { TaskRow } from '#web/features/practice/expert-sheets/cards/task-row.tsx'
import { StudyCard } from '#web/features/meetings/study/cards/study-card.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingCover } from '../parts/meeting-cover.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { Programme } from '../parts/programme.tsx'
import { RelatedMeetings } from '../parts/related-meetings.tsx'
import { MeetingStatus } from '../parts/meeting-status.tsx'
import { Speakers } from '../parts/speakers.tsx'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { shareOf } from '../share-of.ts'
import { meetingPageText } from '../text.ts'

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
  const text = useText(meetingPageText)
  const language = useLanguage()
  const mayTakePart = meeting.may_watch === 1
  return (
    <>
      <RoomStage meeting={meeting}>
        <LiveStage meeting={meeting} scheduleId={scheduleId}>
          <MeetingCover meeting={meeting} />
        </LiveStage>
      </RoomStage>
      <MeetingHead meeting={meeting} canShare={!mayTakePart} />
      <WhitelistCheck meetingId={meeting.meeting_id} scheduleId={scheduleId} />
      <MeetingStatus meeting={meeting} scheduleId={scheduleId} />
      <TaskRow meetingId={meeting.meeting_id} />
      <CheckinCard meetingId={meeting.meeting_id} />
      <ReserveBar meeting={meeting} />
      <StudyCard meeting={meeting} />
      <Speakers meeting={meeting} />
      {meeting.intro && (
        <Section title={text.introduction}>
          <Prose text={meeting.intro} />
        </Section>
      )}
      <Section
        title={text.schedule}
        aside={<Link href={meetingPaths.schedule(meeting.meeting_id)}>{text.wholeSchedule}</Link>}
      >
        <Programme meeting={meeting} askedId={scheduleId} />
      </Section>
      <ItemTopics itemType="meeting" itemId={meeting.meeting_id} />
      <ItemProducts itemType="meeting" itemId={meeting.meeting_id} />
      <RelatedMeetings meetingId={meeting.meeting_id} />
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
