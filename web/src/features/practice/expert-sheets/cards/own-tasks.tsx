import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { useSheetNote } from './use-sheet-note.ts'

/** The task sheets of an expert: what is to be confirmed, and what is coming. */
export function OwnTasks() {
  const text = useText(expertSheetText)
  return (
    <PagedList
      query={expertSheetQueries.own()}
      keyOf={(task) => task.guest_id}
      estimate={92}
      skeleton="rows"
      emptyText={text.noTasks}
    >
      {(task) => <OwnTask task={task} />}
    </PagedList>
  )
}

function OwnTask({ task }: { task: ExpertSheet }) {
  const text = useText(expertSheetText)
  const isOpen = task.status === sheetStates.open
  return (
    <ListRow
      href={expertSheetPaths.tasks(task.id, task.guest_id)}
      title={task.meeting_title}
      note={useSheetNote(task)}
      after={<Tag kind={isOpen ? 'notice' : 'credit'}>{text.states[task.status]}</Tag>}
    />
  )
}
