import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionAnswers, sessionStates } from '#contract/practice/expert-sessions.ts'
import type { ExpertSessionDetail } from '#contract/practice/expert-sessions.ts'
import { CalendarFileLink } from '#web/features/meetings/reservations/cards/calendar-file-link.tsx'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { RefusalSheet } from '#web/features/practice/expert-sheets/cards/refusal-sheet.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { affirmSession } from '../cards/affirm-session.ts'
import { ClashNote } from '../cards/clash-note.tsx'
import { ProposeSheet } from '../parts/propose-sheet.tsx'
import { SessionHistory } from '../parts/session-history.tsx'
import { SessionState } from '../parts/session-state.tsx'
import { expertSessionQueries } from '../queries.ts'
import { expertSessionText } from '../text.ts'
import './session-detail.css'

/** One session of an expert: to confirm, to refuse or to move. */
export const SessionDetail = () => <ExpertScreen>{(sheet) => <AskedSession sheet={sheet} />}</ExpertScreen>

function AskedSession({ sheet }: { sheet: SheetAddress }) {
  const query = useQuery(expertSessionQueries.session(sheet, useQueryId('session_id')))
  if (query.isError && !query.data)
    return <ListState status="error" errorText={query.error.message} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton shape="lines" count={6} />
  const session = query.data
  return (
    <>
      <Headline title={session.title} tags={<SessionState status={session.status} />} />
      <SessionFacts session={session} />
      <ClashNote clashes={session.clashes} />
      <SessionActions sheet={sheet} session={session} />
      <SessionHistory history={session.history} />
    </>
  )
}

function SessionFacts({ session }: { session: ExpertSessionDetail }) {
  const text = useText(expertSessionText)
  const { periodOf } = useTimeText()
  const isProposed = session.status === sessionStates.proposed
  return (
    <Facts
      facts={[
        [text.meeting, session.meeting_title],
        [text.part, text.kinds[session.kind]],
        [text.time, periodOf(session.begin_time, session.end_time)],
        [text.proposed, isProposed ? periodOf(session.proposed_begin_time, session.proposed_end_time) : ''],
        [text.hall, session.hall],
        [text.reason, session.reason],
      ]}
    />
  )
}

function SessionActions({ sheet, session }: { sheet: SheetAddress; session: ExpertSessionDetail }) {
  const text = useText(expertSessionText)
  const [asking, setAsking] = useState<'time' | 'reason'>()
  const confirm = () =>
    affirmSession(sheet, session, {
      type: sessionAnswers.confirm,
      begin_time: session.begin_time,
      reason: '',
    })
  return (
    <div className="session-detail-actions">
      {session.can_affirm === 0 && <p className="session-detail-note">{text.begun}</p>}
      {session.can_affirm === 1 && session.status !== sessionStates.confirmed && (
        <Button variant="primary" block onClick={confirm}>
          {text.confirm}
        </Button>
      )}
      <CalendarFileLink href={session.calendar} block />
      {session.can_affirm === 1 && (
        <div className="session-detail-others">
          <Button onClick={() => setAsking('time')} aria-haspopup="dialog">
            {text.propose}
          </Button>
          {session.status !== sessionStates.refused && (
            <Button onClick={() => setAsking('reason')} aria-haspopup="dialog">
              {text.refuse}
            </Button>
          )}
        </div>
      )}
      <ProposeSheet
        key={session.begin_time}
        open={asking === 'time'}
        onClose={() => setAsking(undefined)}
        {...{ sheet, session }}
      />
      <RefusalSheet
        open={asking === 'reason'}
        onClose={() => setAsking(undefined)}
        title={text.refuse}
        onSubmit={(reason) => affirmSession(sheet, session, { type: sessionAnswers.refuse, reason })}
      />
    </div>
  )
}
