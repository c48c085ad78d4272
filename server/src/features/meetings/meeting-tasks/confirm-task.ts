import { meetingTaskCalls, taskFailures } from '#contract/meetings/meeting-tasks.ts'
import type { MeetingTask } from '#contract/meetings/meeting-tasks.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { findTask } from './find-task.ts'
import { isOver, presentTask } from './meeting-tasks.present.ts'
import { confirmTask, selectTask } from './meeting-tasks.queries.ts'
import type { TaskRow } from './meeting-tasks.queries.ts'

export async function showTask(db: Db, row: TaskRow): Promise<MeetingTask> {
  const { contact } = await selectEntry(db, row.task.meeting_id)
  return presentTask(row, contact)
}

export const getTask = answer(meetingTaskCalls.status, async (input, context) =>
  showTask(context.db, await findTask(context, input.id, input.tcode)),
)

export const affirmTask = answer(meetingTaskCalls.affirm, async (input, context) => {
  const row = await findTask(context, input.id, input.tcode)
  if (row.task.confirmed_at === null && isOver(row.task)) throw refuse(taskFailures.taskOver)
  await confirmTask(context.db, row.task.id, memberOf(context).userId)
  return showTask(context.db, (await selectTask(context.db, row.task.id))!)
})
