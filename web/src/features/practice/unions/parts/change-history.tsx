import { useInfiniteQuery } from '@tanstack/react-query'
import type { UnionChange, UnionSubject } from '#contract/practice/union-settings.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useContentLang, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { unionQueries } from '../queries.ts'
import { settingsText } from '../settings-text.ts'
import './change-history.css'

type ChangeHistoryProps = { unionId: number; subject: UnionSubject; subjectId: number }

/** For managers: who has changed what, with what was before. */
export function ChangeHistory({ unionId, subject, subjectId }: ChangeHistoryProps) {
  const text = useText(settingsText)
  const changes = useInfiniteQuery(unionQueries.changes(unionId, subject, subjectId))
  const rows = changes.data?.pages.flatMap((page) => page.data)
  return (
    <Section title={text.history}>
      {rows === undefined ? (
        <ListState inline status={changes.isError ? 'error' : 'loading'} onRetry={() => changes.refetch()} />
      ) : rows.length === 0 ? (
        <ListState inline status="empty" emptyText={text.noHistory} />
      ) : (
        <ol className="change-history">
          {rows.map((row) => (
            <HistoryRow key={row.change_id} row={row} />
          ))}
        </ol>
      )}
      {changes.hasNextPage && (
        <Button variant="quiet" block onClick={() => changes.fetchNextPage()}>
          {text.moreHistory}
        </Button>
      )}
    </Section>
  )
}

function HistoryRow({ row }: { row: UnionChange }) {
  const text = useText(settingsText)
  const { timeOf } = useTimeText()
  const name = row.truename || text.nobody
  return (
    <li>
      <p className="change-history-head">
        <span lang={useContentLang(name)}>{name}</span>
        <span>{timeOf(row.create_time)}</span>
      </p>
      {row.changes.map((change) => (
        <dl key={change.field} className="change-history-change">
          <dt>{text.fields[change.field]}</dt>
          <Value label={text.before} {...change} value={change.before} />
          <Value label={text.after} {...change} value={change.after} />
        </dl>
      ))}
    </li>
  )
}

type ValueProps = { label: string; field: UnionChange['changes'][number]['field']; value: string }

function Value({ label, field, value }: ValueProps) {
  const text = useText(settingsText)
  const shown =
    field === 'is_video'
      ? value === '1'
        ? text.yes
        : text.no
      : field === 'cover' && value
        ? text.yes
        : value
  return (
    <dd>
      <span className="change-history-label">{label}</span>
      <span lang={useContentLang(shown)}>{shown || text.empty}</span>
    </dd>
  )
}
