import { useQuery } from '@tanstack/react-query'
import { isAccomplished } from '#contract/practice/expert-duties.ts'
import type { Duty } from '#contract/practice/expert-duties.ts'
import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { DutyLine } from '../parts/duty-line.tsx'
import { expertDutyQueries } from '../queries.ts'
import { expertDutyText } from '../text.ts'
import './task-list.css'

/** What an expert owes a meeting, and by when. */
export const TaskList = () => (
  <ExpertScreen isRenderedByCode>{(sheet) => <Duties address={sheet} />}</ExpertScreen>
)

function Duties({ address }: { address: SheetAddress }) {
  const text = useText(expertDutyText)
  const query = useQuery(expertDutyQueries.duties(address))
  if (!query.data)
    return <ListState status={query.isError ? 'error' : 'loading'} onRetry={() => query.refetch()} />
  const { sheet, duties } = query.data
  const open = duties.filter(({ status }) => !isAccomplished(status))
  const others = duties.filter(({ status }) => isAccomplished(status))
  return (
    <>
      <MeetingHead sheet={sheet} />
      <Section title={text.todo(open.length)}>
        {open.length > 0 ? (
          <DutyLines address={address} duties={open} />
        ) : (
          <ListState status="empty" inline emptyText={text.allDone} />
        )}
      </Section>
      {others.length > 0 && (
        <Section title={text.finished}>
          <DutyLines address={address} duties={others} />
        </Section>
      )}
    </>
  )
}

function MeetingHead({ sheet }: { sheet: ExpertSheet }) {
  const text = useText(expertDutyText)
  const { timeOf } = useTimeText()
  return (
    <div className="task-list-head">
      <h2 className="task-list-title">{sheet.meeting_title}</h2>
      <p className="task-list-facts">
        {sheet.guest_name} ·&nbsp;{timeOf(sheet.begin_time)} ·&nbsp;
        <Link href={meetingPaths.detail(sheet.meeting_id)}>{text.toMeeting}</Link>
      </p>
      {sheet.note && <p className="task-list-facts">{sheet.note}</p>}
    </div>
  )
}

function DutyLines({ address, duties }: { address: SheetAddress; duties: Duty[] }) {
  return (
    <ul>
      {duties.map((duty) => (
        <li key={`${duty.kind} ${duty.subject_id}`}>
          <DutyLine address={address} duty={duty} />
        </li>
      ))}
    </ul>
  )
}
