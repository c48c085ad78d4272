import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clashesOf, freeExcept } from '#contract/practice/busy-times.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useNow } from '#web/shell/use-now.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { movedPeriod } from '../proposal.ts'
import { expertSessionQueries } from '../queries.ts'
import { expertSessionText } from '../text.ts'
import { ClashNote } from '../cards/clash-note.tsx'
import './free-times.css'

type FreeTimesProps = { sheet: SheetAddress; session: ExpertSession; begin: string }

/** What a proposed time clashes with, and when the person is free on the days around it. */
export function FreeTimes({ sheet, session, begin }: FreeTimesProps) {
  const text = useText(expertSessionText)
  const language = useLanguage()
  const now = new Date(useNow('minute'))
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(begin)
  const query = useQuery({
    ...expertSessionQueries.busy(sheet, session.session_id, begin.slice(0, 10)),
    enabled: isTime,
    placeholderData: keepPreviousData,
  })
  if (query.isError) return <ListState status="error" inline onRetry={() => query.refetch()} />
  if (!isTime || !query.data) return <p className="free-times">{text.looking}</p>
  const { days, busy } = query.data
  const clashes = clashesOf(movedPeriod(session, begin), busy)
  return (
    <div className="free-times">
      <ClashNote clashes={clashes} />
      {clashes.length === 0 && <output>{text.free}</output>}
      <details>
        <summary>{text.around}</summary>
        <ul className="free-times-days">
          {freeExcept(days, busy).map(({ day, except }) => {
            const name = dateText(day, now, language)
            const times = except.map(({ from, to }) => `${from}–${to}`).join(text.listSeparator)
            return <li key={day}>{times ? text.freeExcept(name, times) : text.freeDay(name)}</li>
          })}
        </ul>
      </details>
    </div>
  )
}
