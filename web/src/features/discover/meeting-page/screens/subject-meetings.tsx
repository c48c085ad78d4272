import { useQueryClient } from '@tanstack/react-query'
import { subjectPeriods } from '#contract/meetings/meetings.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { meetingPageText } from '../text.ts'

/** The academic conferences of all subjects. */
export function SubjectMeetings() {
  const text = useText(meetingPageText)
  const client = useQueryClient()
  const [period, setPeriod] = useQueryChoice('period', subjectPeriods)
  return (
    <ScreenFrame>
      <Tabs
        label={text.period}
        items={subjectPeriods.map((key) => ({ key, label: text[key] }))}
        active={period}
        onChange={setPeriod}
      />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={meetingQueries.conferences(period)}
          keyOf={(meeting) => meeting.meeting_id}
          estimate={128}
          skeleton="feed"
          emptyText={text.noConferences}
        >
          {(meeting) => <MeetingCard meeting={meeting} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
