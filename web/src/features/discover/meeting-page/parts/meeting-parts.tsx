import type { ReactNode } from 'react'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { CheckinCard } from '#web/features/meetings/checkin/cards/checkin-card.tsx'
import { StudioLink } from '#web/features/meetings/live/cards/studio-link.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { ReserveBar } from '#web/features/meetings/reservations/cards/reserve-bar.tsx'
import { StudyCard } from '#web/features/meetings/study/cards/study-card.tsx'
import { WhitelistCheck } from '#web/features/meetings/watching/cards/whitelist-check.tsx'
import { TaskRow } from '#web/features/practice/expert-sheets/cards/task-row.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { meetingPageText } from '../text.ts'
import { MeetingHead } from './meeting-head.tsx'
import { MeetingStatus } from './meeting-status.tsx'
import { Programme } from './programme.tsx'
import { RelatedMeetings } from './related-meetings.tsx'

type AboutMeetingProps = {
  meeting: MeetingDetail
  scheduleId: number
  canShare?: boolean
  /** Shown above the introduction. */
  children?: ReactNode
}

/** What a meeting is, and what it asks of the user. */
export function AboutMeeting({ meeting, scheduleId, canShare = false, children }: AboutMeetingProps) {
  const text = useText(meetingPageText)
  return (
    <>
      <StudioLink meetingId={meeting.meeting_id} />
      <MeetingHead meeting={meeting} canShare={canShare} />
      <WhitelistCheck meetingId={meeting.meeting_id} scheduleId={scheduleId} />
      <MeetingStatus meeting={meeting} scheduleId={scheduleId} />
      <TaskRow meetingId={meeting.meeting_id} />
      <CheckinCard meetingId={meeting.meeting_id} />
      <ReserveBar meeting={meeting} />
      <StudyCard meeting={meeting} />
      {children}
      {meeting.intro && (
        <Section title={text.introduction}>
          <RichText html={meeting.intro} />
        </Section>
      )}
    </>
  )
}

export function MeetingProgramme({ meeting, scheduleId }: { meeting: MeetingDetail; scheduleId: number }) {
  const text = useText(meetingPageText)
  return (
    <Section
      title={text.schedule}
      aside={<Link href={meetingPaths.schedule(meeting.meeting_id)}>{text.wholeSchedule}</Link>}
    >
      <Programme meeting={meeting} askedId={scheduleId} />
    </Section>
  )
}

/** What else there is about its subject. */
export const MoreOfMeeting = ({ meeting: { meeting_id: meetingId } }: { meeting: MeetingDetail }) => (
  <>
    <ItemTopics itemType="meeting" itemId={meetingId} />
    <ItemProducts itemType="meeting" itemId={meetingId} />
    <RelatedMeetings meetingId={meetingId} />
  </>
)
