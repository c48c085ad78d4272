import { ownTaskCalls, taskPageSize } from '#contract/meetings/meeting-tasks.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { showTask } from './confirm-task.ts'
import { selectOpenTasks } from './meeting-tasks.queries.ts'

export const listTasks = answer(ownTaskCalls.list, async ({ page }, context) => {
  const { db } = context
  const offset = offsetOf(page, taskPageSize)
  const rows = await selectOpenTasks(db, memberOf(context).userId, taskPageSize, offset)
  const tasks = await Promise.all(rows.map((row) => showTask(db, row)))
  return pageOf(tasks, rows[0]?.total ?? 0, page, taskPageSize)
})
