import type { MeetingTask } from '#contract/meetings/meeting-tasks.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { meetingTaskPaths } from '../paths.ts'
import { meetingTaskQueries } from '../queries.ts'
import { meetingTaskText } from '../text.ts'

/** The task sheets of an expert: what is to be confirmed, and what is coming. */
export function OwnTasks() {
  const text = useText(meetingTaskText)
  return (
    <PagedList
      query={meetingTaskQueries.own()}
      keyOf={(task) => task.id}
      estimate={92}
      skeleton="rows"
      emptyText={text.noTasks}
    >
      {(task) => <OwnTask task={task} />}
    </PagedList>
  )
}

function OwnTask({ task }: { task: MeetingTask }) {
  const text = useText(meetingTaskText)
  const isOpen = task.is_confirmed === 0
  return (
    <ListRow
      href={meetingTaskPaths.sheet(task.id)}
      title={task.topic}
      note={`${text.kinds[task.kind]} · ${task.begin_time} · ${task.meeting_title}`}
      after={<Tag kind={isOpen ? 'notice' : 'credit'}>{isOpen ? text.open : text.confirmed}</Tag>}
    />
  )
}
