import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TalkCard } from '../cards/talk-card.tsx'
import { talkPaths } from '#web/paths/talks.ts'
import { talkQueries } from '../queries.ts'
import { talkText } from '../text.ts'
import { Meetings } from './meetings.tsx'
import './overview.css'

/** The home of all talks: the next meeting, the subjects with talks, and talks that meet soon. */
export function Overview() {
  const text = useText(talkText)
  const client = useQueryClient()
  const home = useQuery(talkQueries.home())
  const colleges = useQuery(subjectQueries.colleges())
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        {home.data ? (
          <>
            <Section title={text.next}>
              {home.data.upcoming.length > 0 ? (
                <Meetings meetings={home.data.upcoming} />
              ) : (
                <ListState status="empty" inline emptyText={text.noNext} />
              )}
            </Section>
            <Section title={text.subjects}>
              <ul className="talk-subjects">
                {colleges.data?.map(({ college_id, college_name }) => (
                  <li key={college_id}>
                    <Chip href={talkPaths.list(college_id)}>{college_name}</Chip>
                  </li>
                ))}
              </ul>
            </Section>
            <Section title={text.talks}>
              <ul>
                {home.data.talks.map((talk) => (
                  <li key={talk.column_id}>
                    <TalkCard talk={talk} />
                  </li>
                ))}
              </ul>
              <div className="talk-more">
                <ButtonLink href={talkPaths.list()} block>
                  {text.allTalks}
                </ButtonLink>
              </div>
            </Section>
          </>
        ) : home.isError ? (
          <ListState status="error" onRetry={() => home.refetch()} />
        ) : (
          <Skeleton shape="feed" count={6} />
        )}
      </PullToRefresh>
    </ScreenFrame>
  )
}
