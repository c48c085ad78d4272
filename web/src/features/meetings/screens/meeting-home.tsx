import { useQuery } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/meetings.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ChildMeetings } from '../parts/child-meetings.tsx'
import { MeetingCover } from '../parts/meeting-cover.tsx'
import { MeetingExperts } from '../parts/meeting-experts.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { Programme } from '../parts/programme.tsx'
import { Standing } from '../parts/standing.tsx'
import { meetingQueries } from '../queries.ts'
import { meetingText } from '../text.ts'
import './meeting-home.css'

const tabs = ['about', 'programme', 'sessions', 'experts'] as const

/** The home of a large meeting. */
export function MeetingHome() {
  const meetingId = useQueryId('meeting_id')
  const meeting = useQuery(meetingQueries.detail(meetingId))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => <Body key={detail.meeting_id} meeting={detail} />}
    </DetailScreen>
  )
}

function Body({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingText)
  const [tab, setTab] = useQueryChoice('tab', tabs)
  return (
    <>
      <MeetingCover meeting={meeting} />
      <MeetingHead meeting={meeting} />
      <Standing meeting={meeting} />
      <div className="meeting-home-tabs">
        <Tabs
          id="meeting"
          label={text.contents}
          items={tabs.map((key) => ({ key, label: text[key] }))}
          active={tab}
          onChange={setTab}
        />
      </div>
      <TabPanel tabsId="meeting" tabKey={tab}>
        <div className="meeting-home-panel">
          {tab === 'about' && <Prose text={meeting.intro || meeting.title} />}
          {tab === 'programme' && <WholeProgramme meetingId={meeting.meeting_id} />}
          {tab === 'sessions' && <ChildMeetings meetingId={meeting.meeting_id} />}
          {tab === 'experts' && <MeetingExperts meetingId={meeting.meeting_id} />}
        </div>
      </TabPanel>
      <ListState status="end" />
    </>
  )
}

function WholeProgramme({ meetingId }: { meetingId: number }) {
  const days = useQuery(meetingQueries.liveDates(meetingId))
  const children = days.data?.flatMap((day) => day.meetings) ?? []
  return (
    <Programme
      meetingId={meetingId}
      titles={new Map(children.map((meeting) => [meeting.meeting_id, meeting.title]))}
    />
  )
}
