import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { WhitelistCheck } from '#web/features/meetings/watching/cards/whitelist-check.tsx'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { RoomComments } from '#web/features/meetings/live-room/cards/room-comments.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { meetingMutations } from '#web/features/meetings/meetings/mutations.ts'
import { StudyCard } from '#web/features/meetings/study/cards/study-card.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { Programme } from '../parts/programme.tsx'
import { Recordings } from '../parts/recordings.tsx'
import type { RecordingsHandle } from '../parts/recordings.tsx'
import { Speakers } from '../parts/speakers.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { shareOf } from '../share-of.ts'
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
  const language = useLanguage()
  const mayTakePart = meeting.may_watch === 1
  const recordingsRef = useRef<RecordingsHandle>(null)
  const jump = useCallback(
    ({ l_r_id, play_time }: ReadComment) => recordingsRef.current?.playFrom(l_r_id, play_time ?? 0),
    [],
  )
  return (
    <>
      <WhitelistCheck meetingId={meeting.meeting_id} />
      <Recordings meeting={meeting} ref={recordingsRef}>
        <MeetingHead meeting={meeting} canShare={!mayTakePart} />
      </Recordings>
      <StudyCard meeting={meeting} />
      <Speakers meeting={meeting} />
      {meeting.intro && (
        <Section title={text.introduction}>
          <RichText html={meeting.intro} />
        </Section>
      )}
      <Section
        title={text.schedule}
        aside={<Link href={meetingPaths.schedule(meeting.meeting_id)}>{text.wholeSchedule}</Link>}
      >
        <Programme meeting={meeting} />
      </Section>
      <ItemTopics itemType="meeting" itemId={meeting.meeting_id} />
      <ItemProducts itemType="meeting" itemId={meeting.meeting_id} />
      {mayTakePart ? (
        <>
          <RoomComments meetingId={meeting.meeting_id} onJump={jump} />
          <ItemBar
            itemType="meeting"
            itemId={meeting.meeting_id}
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
