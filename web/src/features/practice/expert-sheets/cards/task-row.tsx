import { useQuery } from '@tanstack/react-query'
import { reservationQueries } from '#web/features/meetings/reservations/queries.ts'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { expertSheetText } from '../text.ts'

/** A link to an expert's tasks in a meeting; renders nothing for others. */
export function TaskRow({ meetingId }: { meetingId: number }) {
  const text = useText(expertSheetText)
  const { data: about } = useQuery(reservationQueries.about(meetingId))
  if (!about || about.task_id === 0) return null
  return (
    <ListRow
      before={<PenIcon />}
      title={text.myTask}
      note={text.myTaskNote}
      href={expertSheetPaths.tasks(about.task_id)}
    />
  )
}
