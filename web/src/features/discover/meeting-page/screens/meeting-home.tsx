import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { ReportList } from '#web/features/meetings/reports/cards/report-list.tsx'
import { ReserveBar } from '#web/features/meetings/reservations/cards/reserve-bar.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { ChildMeetings } from '../parts/child-meetings.tsx'
import { HomeAbout } from '../parts/home-about.tsx'
import { HomeBanner } from '../parts/home-banner.tsx'
import { HomeButtons } from '../parts/home-buttons.tsx'
import { HomeMenu, panels, panelsOf } from '../parts/home-menu.tsx'
import type { Panel } from '../parts/home-menu.tsx'
import { InviteRanks } from '../parts/invite-ranks.tsx'
import { MeetingExperts } from '../parts/meeting-experts.tsx'
import { MeetingHead } from '../parts/meeting-head.tsx'
import { NowRunning } from '../parts/now-running.tsx'
import { MeetingStatus } from '../parts/meeting-status.tsx'
import { Supporter } from '../parts/supporter.tsx'
import { WholeProgramme } from '../parts/whole-programme.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import './meeting-home.css'

/** The home of a large meeting. */
export function MeetingHome() {
  const meetingId = useQueryId('meeting_id')
  const days = useQuery(meetingQueries.liveDates(meetingId))
  return <LargeMeeting meetingId={meetingId} sessions={<ChildMeetings meetingId={meetingId} days={days} />} />
}

type LargeMeetingProps = {
  meetingId: number
  /** Its child meetings: the public ones, or all for the people who prepare it. */
  sessions: ReactNode
  notice?: ReactNode
}

export function LargeMeeting({ meetingId, sessions, notice }: LargeMeetingProps) {
  const meeting = useQuery(meetingQueries.detail(meetingId))
  return (
    <DetailScreen detail={meeting} nameOf={(detail) => detail.title}>
      {(detail) => (
        <>
          {notice}
          <MeetingHomeBody key={detail.meeting_id} meeting={detail} sessions={sessions} />
        </>
      )}
    </DetailScreen>
  )
}

function MeetingHomeBody({ meeting, sessions }: { meeting: MeetingDetail; sessions: ReactNode }) {
  const meetingId = meeting.meeting_id
  const menu = useQuery(meetingHomeQueries.menu(meetingId))
  const buttons = useQuery(meetingHomeQueries.buttons(meetingId)).data
  const [asked, setTab] = useQueryChoice('tab', panels)
  const own = panelsOf(menu.data ?? [])
  const tab = own.includes(asked) ? asked : own[0]!
  return (
    <>
      <HomeBanner meeting={meeting} />
      <MeetingHead meeting={meeting} canShare={buttons?.share !== 0} />
      <Supporter meetingId={meetingId} />
      <MeetingStatus meeting={meeting} />
      <NowRunning meeting={meeting} />
      {buttons?.reserve === 1 && <ReserveBar meeting={meeting} />}
      <HomeButtons meetingId={meetingId} onInvite={() => setTab('invite')} />
      {menu.isPending && <Skeleton shape="lines" count={4} />}
      {menu.isError && (
        <ListState status="error" inline errorText={menu.error.message} onRetry={() => menu.refetch()} />
      )}
      {menu.data && (
        <>
          <HomeMenu meetingId={meetingId} menu={menu.data} active={tab} onChange={setTab} />
          <TabPanel tabsId="meeting" tabKey={tab}>
            <div className="meeting-home-panel">
              <Shown tab={tab} meeting={meeting} sessions={sessions} />
            </div>
          </TabPanel>
        </>
      )}
      {tab !== 'reports' && <ListState status="end" />}
    </>
  )
}

type ShownProps = { tab: Panel; meeting: MeetingDetail; sessions: ReactNode }

function Shown({ tab, meeting, sessions }: ShownProps) {
  switch (tab) {
    case 'about':
      return <HomeAbout meeting={meeting} />
    case 'programme':
      return <WholeProgramme meeting={meeting} />
    case 'sessions':
      return sessions
    case 'experts':
      return <MeetingExperts meetingId={meeting.meeting_id} />
    case 'reports':
      return <ReportList meetingId={meeting.meeting_id} />
    default:
      return <InviteRanks meeting={meeting} />
  }
}
