import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings.ts'
import { ItemProducts } from '#web/features/encyclopedia/cards/item-products.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingCover } from '../parts/meeting-cover.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { Programme } from '../parts/programme.tsx'
import { Standing } from '../parts/standing.tsx'
import { Speakers } from '../parts/speakers.tsx'
import { meetingQueries } from '../queries.ts'
import { meetingText } from '../text.ts'

export function Meeting() {
  const meetingId = useQueryId('meeting_id')
  const scheduleId = useQueryId('schedule_id')
  const meeting = useQuery(meetingQueries.detail(meetingId, scheduleId))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => <Body key={detail.meeting_id} meeting={detail} scheduleId={scheduleId} />}
    </DetailScreen>
  )
}

function Body({ meeting, scheduleId }: { meeting: MeetingDetail; scheduleId: number }) {
  const text = useText(meetingText)
  return (
    <>
      <MeetingCover meeting={meeting} />
      <MeetingHead meeting={meeting} />
      <Standing meeting={meeting} />
      <Speakers meeting={meeting} />
      {meeting.intro && (
        <Section title={text.introduction}>
          <Prose text={meeting.intro} />
        </Section>
      )}
      <Section title={text.schedule}>
        <Programme meetingId={meeting.meeting_id} askedId={scheduleId} />
      </Section>
      <ItemProducts itemType="meeting" itemId={meeting.meeting_id} />
      <ListState status="end" />
    </>
  )
}
