import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { WhitelistCheck } from '#web/features/meetings/watching/cards/whitelist-check.tsx'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { RoomComments } from '#web/features/meetings/live-room/cards/room-comments.tsx'
import { StudyCard } from '#web/features/meetings/study/cards/study-card.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { Programme } from '../parts/programme.tsx'
import { Recordings } from '../parts/recordings.tsx'
import { Speakers } from '../parts/speakers.tsx'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

export function MeetingPlayback() {
  const meetingId = useQueryId('meeting_id')
  const meeting = useQuery(meetingQueries.detail(meetingId))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => <PlaybackBody key={detail.meeting_id} meeting={detail} />}
    </DetailScreen>
  )
}

function PlaybackBody({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  return (
    <>
      <WhitelistCheck meetingId={meeting.meeting_id} />
      <Recordings meeting={meeting}>
        <MeetingHead meeting={meeting} />
      </Recordings>
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
        <Programme meetingId={meeting.meeting_id} isOver />
      </Section>
      <ItemTopics itemType="meeting" itemId={meeting.meeting_id} />
      <ItemProducts itemType="meeting" itemId={meeting.meeting_id} />
      {meeting.may_watch === 1 ? <RoomComments meetingId={meeting.meeting_id} /> : <ListState status="end" />}
    </>
  )
}
