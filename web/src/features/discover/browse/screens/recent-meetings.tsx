import { useQueryClient } from '@tanstack/react-query'
import { channelTypes } from '#contract/discover/browse.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useNow } from '#web/shell/use-now.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import { meetingDay } from '../meeting-day.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import './recent-meetings.css'

const everywhere = { collegeId: 0, diseaseId: 0, order: 'new' } as const

/** Running and upcoming meetings, day by day. */
export function RecentMeetings() {
  const text = useText(browseText)
  const client = useQueryClient()
  const now = useNow('minute')
  const { credit, enterprise } = channelTypes
  return (
    <ScreenFrame>
      <ToolRow>
        <Chip href={browsePaths.channel(credit, text.credit)}>{text.credit}</Chip>
        <Chip href={browsePaths.channel(enterprise, text.enterprise)}>{text.enterprise}</Chip>
      </ToolRow>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={browseQueries.recent(everywhere)}
          keyOf={(meeting) => meeting.meeting_id}
          estimate={128}
          skeleton="feed"
          emptyText={text.noRecent}
        >
          {(meeting, before) => (
            <>
              <DayHead meeting={meeting} before={before} now={now} />
              <MeetingCard meeting={meeting} />
            </>
          )}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}

type DayHeadProps = { meeting: MeetingItem; before: MeetingItem | undefined; now: number }

/** The name of the day, above its first meeting. */
function DayHead({ meeting, before, now }: DayHeadProps) {
  const text = useText(browseText)
  const language = useLanguage()
  const day = meetingDay(meeting, now)
  if (before && meetingDay(before, now) === day) return null
  return (
    <h2 className="recent-meetings-day" data-now={day === 'now' || undefined}>
      {day === 'now' ? text.runningNow : dateText(day, new Date(now), language)}
    </h2>
  )
}
