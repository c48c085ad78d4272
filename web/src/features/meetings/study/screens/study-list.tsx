import { useQueryClient } from '@tanstack/react-query'
import type { StudyItem } from '#contract/meetings/study.ts'
import { certificatePaths } from '#web/paths/certificates.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { meetingTarget } from '#web/paths/meetings.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { Conditions } from '../parts/conditions.tsx'
import { studyPaths } from '#web/paths/study.ts'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'
import './study-list.css'

const views = ['unfinished', 'finished'] as const

export function StudyList() {
  const text = useText(studyText)
  const client = useQueryClient()
  const meetingId = useQueryId('meeting_id')
  const [view, setView] = useQueryChoice('view', views)
  return (
    <ScreenFrame title={view === 'finished' ? text.finishedTitle : undefined}>
      <Tabs
        id="study"
        label={text.views}
        items={views.map((key) => ({ key, label: text[key] }))}
        active={view}
        onChange={setView}
      />
      {meetingId > 0 && (
        <p className="study-scope">
          {text.ofOneMeeting} <Link href={studyPaths.list(view)}>{text.allStudies}</Link>
        </p>
      )}
      <TabPanel tabsId="study" tabKey={view}>
        <PullToRefresh onRefresh={() => startOver(client)}>
          <PagedList
            query={studyQueries.list(view === 'finished' ? 2 : 1, meetingId)}
            skeleton="feed"
            keyOf={(item) => item.meeting_id}
            estimate={280}
            emptyText={view === 'finished' ? text.noneFinished : text.noneUnfinished}
            emptyAction={
              meetingId > 0 ? (
                <ButtonLink href={studyPaths.list(view)}>{text.allStudies}</ButtonLink>
              ) : (
                <ButtonLink href="/recentMeetings">{text.toMeetings}</ButtonLink>
              )
            }
          >
            {(item) => <Study item={item} />}
          </PagedList>
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}

function Study({ item }: { item: StudyItem }) {
  const text = useText(studyText)
  const { timeOf } = useTimeText()
  const { meeting } = item
  const path = meetingTarget(meeting)
  return (
    <div className="study">
      <MeetingCard meeting={meeting} />
      {item.is_finished === 1 || item.is_revoked === 1 ? (
        <div className="study-foot">
          <span>
            {item.is_revoked === 1
              ? text.revokedNote(item.revoke_reason)
              : text.finishedAt(timeOf(item.finished_at.slice(0, 10)))}
          </span>
          {item.is_revoked === 1 && <Tag>{text.revoked}</Tag>}
          {item.is_finished === 1 && item.is_credit_meeting === 1 && (
            <Tag kind="credit">{text.credit(item.credit)}</Tag>
          )}
          {item.certificate_number && (
            <ButtonLink small href={certificatePaths.certificate(item.certificate_number)}>
              {text.certificate}
            </ButtonLink>
          )}
        </div>
      ) : (
        <Conditions progress={item} watchPath={path} />
      )}
    </div>
  )
}
