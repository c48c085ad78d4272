import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useText } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import { OwnMeeting } from './own-meeting.tsx'
import { Praises } from './praises.tsx'

/** The description of a large meeting, and its highlights. */
export function HomeAbout({ meeting }: { meeting: MeetingDetail }) {
  const meetingId = meeting.meeting_id
  const login = useLoginState()
  const introduction = useQuery(meetingHomeQueries.introduction(meetingId))
  const intro = introduction.data?.intro || meeting.intro
  return (
    <>
      <Counts meetingId={meetingId} />
      {intro ? <RichText html={intro} /> : <Prose text={meeting.title} />}
      <Praises meetingId={meetingId} />
      <Chosen meetingId={meetingId} />
      <ItemTopics itemType="meeting" itemId={meetingId} />
      <ItemProducts itemType="meeting" itemId={meetingId} />
      {login.is === 'in' && <OwnMeeting meetingId={meetingId} />}
    </>
  )
}

function Counts({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data } = useQuery(meetingHomeQueries.introduction(meetingId))
  if (!data || data.session_num === 0) return null
  return <p className="meeting-home-counts">{text.counts(data.session_num, data.expert_num)}</p>
}

function Chosen({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data = [] } = useQuery(meetingHomeQueries.chosen(meetingId))
  if (data.length === 0) return null
  return (
    <Section title={text.chosen}>
      <ul>
        {data.map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard meeting={meeting} withParent={false} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
