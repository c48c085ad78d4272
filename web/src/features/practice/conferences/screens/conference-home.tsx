import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { conferenceStates } from '#contract/practice/conferences.ts'
import type { ConferenceItem } from '#contract/practice/conferences.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { CalendarIcon } from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ConferenceRow, isUnanswered } from '../parts/conference-row.tsx'
import { CreateForm } from '../parts/create-form.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import './conference-home.css'

/** What runs and what comes; `new` in the address opens the form instead. */
export function ConferenceHome() {
  const text = useText(conferenceText)
  const [query] = useSearchParams()
  if (query.get('new') === '1')
    return (
      <ScreenFrame title={text.create}>
        <CreateForm day={query.get('day') ?? ''} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame>
      <div className="conference-home-tools">
        <ButtonLink block variant="primary" href={conferencePaths.create()}>
          {text.create}
        </ButtonLink>
      </div>
      <div className="conference-home-ways">
        <ListRow before={<CalendarIcon />} title={text.calendar} href={conferencePaths.calendar} />
        <ListRow before={<ClockIcon />} title={text.history} href={conferencePaths.history} />
      </div>
      <FutureConferences />
    </ScreenFrame>
  )
}

function FutureConferences() {
  const text = useText(conferenceText)
  const future = useInfiniteQuery(conferenceQueries.future())
  if (future.isPending) return <ListState status="loading" />
  if (!future.data) return <ListState status="error" onRetry={() => future.refetch()} />
  const all = future.data.pages.flatMap((page) => page.data)
  if (all.length === 0) return <ListState status="empty" emptyText={text.nothingComing} />
  const running = all.filter(({ status }) => status === conferenceStates.running)
  const unanswered = all.filter((one) => isUnanswered(one) && !running.includes(one))
  const coming = all.filter((one) => !running.includes(one) && !unanswered.includes(one))
  return (
    <PullToRefresh onRefresh={() => future.refetch()}>
      <ConferenceSection title={text.running} conferences={running} />
      <ConferenceSection title={text.unanswered} conferences={unanswered} />
      <ConferenceSection title={text.coming} conferences={coming} />
      {future.hasNextPage && (
        <Button variant="quiet" block onClick={() => future.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </PullToRefresh>
  )
}

type ConferenceSectionProps = { title: string; conferences: ConferenceItem[] }

function ConferenceSection({ title, conferences }: ConferenceSectionProps) {
  if (conferences.length === 0) return null
  return (
    <Section title={title}>
      {conferences.map((conference) => (
        <ConferenceRow key={conference.id} conference={conference} />
      ))}
    </Section>
  )
}
