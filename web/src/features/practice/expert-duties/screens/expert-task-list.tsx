import { useQuery } from '@tanstack/react-query'
import { Navigate } from '#web/shell/navigation.ts'
import type { CountedSheet } from '#contract/practice/expert-duties.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { useSheetNote } from '#web/features/practice/expert-sheets/cards/use-sheet-note.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { expertDutyPaths } from '#web/paths/expert-duties.ts'
import { expertDutyQueries } from '../queries.ts'
import { expertDutyText } from '../text.ts'
import './expert-task-list.css'

/** All task sheets of the expert. Without a task in the address the account alone says whose. */
export function ExpertTaskList() {
  const taskId = useQueryId('id')
  if (taskId === 0) return <Navigate to={expertDutyPaths.ownSheets} replace />
  return <ExpertScreen>{(sheet) => <Sheets sheet={sheet} />}</ExpertScreen>
}

function Sheets({ sheet }: { sheet: SheetAddress }) {
  const text = useText(expertDutyText)
  const isVisitor = useLoginState().is === 'out'
  const sheets = useQuery(expertDutyQueries.sheets(sheet))
  if (!sheets.data)
    return <ListState status={sheets.isError ? 'error' : 'loading'} onRetry={() => sheets.refetch()} />
  return (
    <>
      <ul>
        {sheets.data.map((one) => (
          <li key={one.guest_id}>
            <SheetRow sheet={one} />
          </li>
        ))}
      </ul>
      {isVisitor && <p className="expert-task-list-note">{text.byCodeOnly}</p>}
    </>
  )
}

function SheetRow({ sheet }: { sheet: CountedSheet }) {
  const text = useText(expertDutyText)
  const { not_accomplish_num: open, all_accomplish_num: all } = sheet
  return (
    <ListRow
      title={sheet.meeting_title}
      note={`${sheet.guest_name} · ${useSheetNote(sheet)}`}
      after={<Tag kind={open > 0 ? 'notice' : 'credit'}>{text.sheetState(open, all)}</Tag>}
      href={expertSheetPaths.tasks(sheet.id, sheet.guest_id)}
    />
  )
}
