import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { CalendarFeed } from '#web/features/meetings/reservations/cards/calendar-feed.tsx'
import { useLoginState } from '#web/features/people/account/state.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useNow } from '#web/shell/use-now.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { SessionState } from '../parts/session-state.tsx'
import { expertSessionPaths } from '#web/paths/expert-sessions.ts'
import { expertSessionQueries } from '../queries.ts'
import { expertSessionText } from '../text.ts'
import './expert-schedule.css'

/** The sessions of an expert in one meeting. */
export const ExpertSchedule = () => (
  <ExpertScreen>{(sheet) => <MeetingSchedule sheet={sheet} />}</ExpertScreen>
)

function MeetingSchedule({ sheet }: { sheet: SheetAddress }) {
  const text = useText(expertSessionText)
  const sessions = useQuery(expertSessionQueries.list(sheet))
  return (
    <>
      <Schedule query={sessions} emptyText={text.none} />
      <div className="expert-schedule-foot">
        <ButtonLink block href={expertSessionPaths.all(sheet.id)}>
          {text.allMeetings}
        </ButtonLink>
      </div>
    </>
  )
}

/** The sessions of an expert in all meetings. */
export const ExpertScheduleUniversal = () => (
  <ExpertScreen>{(sheet) => <WholeSchedule sheet={sheet} />}</ExpertScreen>
)

function WholeSchedule({ sheet }: { sheet: SheetAddress }) {
  const text = useText(expertSessionText)
  const sessions = useQuery(expertSessionQueries.schedule(sheet))
  const isLoggedIn = useLoginState().is === 'in'
  return (
    <>
      <Schedule query={sessions} emptyText={text.noneAtAll} withMeeting />
      {isLoggedIn && (
        <div className="expert-schedule-foot">
          <CalendarFeed />
        </div>
      )}
    </>
  )
}

type ScheduleProps = {
  query: UseQueryResult<{ sessions: ExpertSession[] }>
  emptyText: string
  withMeeting?: boolean
}

/** Sessions day by day. */
function Schedule({ query, emptyText, withMeeting = false }: ScheduleProps) {
  const now = new Date(useNow('minute'))
  const language = useLanguage()
  if (query.isError)
    return <ListState status="error" errorText={query.error.message} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton shape="rows" count={4} />
  if (query.data.sessions.length === 0) return <ListState status="empty" emptyText={emptyText} />
  const days = Map.groupBy(query.data.sessions, ({ begin_time }) => begin_time.slice(0, 10))
  return [...days].map(([day, sessions]) => (
    <Section key={day} title={dateText(day, now, language)}>
      <ul className="expert-schedule-list">
        {sessions.map((session) => (
          <li key={session.session_id}>
            <SessionRow session={session} withMeeting={withMeeting} />
          </li>
        ))}
      </ul>
    </Section>
  ))
}

type SessionRowProps = { session: ExpertSession; withMeeting: boolean }

function SessionRow({ session, withMeeting }: SessionRowProps) {
  const text = useText(expertSessionText)
  const facts = [
    `${session.begin_time.slice(11)}–${session.end_time.slice(11)}`,
    text.kinds[session.kind],
    session.hall,
    withMeeting && session.meeting_title,
    session.clashes.length > 0 && text.clash,
  ]
  return (
    <ListRow
      href={expertSessionPaths.session(session.id, session.session_id)}
      title={session.title}
      note={separated(facts)}
      after={<SessionState status={session.status} />}
    />
  )
}
