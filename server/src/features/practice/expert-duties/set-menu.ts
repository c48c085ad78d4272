import { dutyFailures, menuTypes } from '#contract/practice/expert-duties.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { replaceMenu } from './expert-duties.queries.ts'
import type { expertMenuItems } from './expert-duties.tables.ts'

type Item = Pick<typeof expertMenuItems.$inferInsert, 'title' | 'content_url' | 'type' | 'is_top'>

/** What the organiser adds to the menu of the sheets of a task, in this order. */
export async function setMenu(db: Db, taskId: number, items: Item[]): Promise<void> {
  if (!items.every(isAddressed)) throw refuse(dutyFailures.menuAddressWrong)
  await replaceMenu(
    db,
    taskId,
    items.map((item, position) => ({ ...item, task_id: taskId, position })),
  )
}

const isAddressed = ({ type, content_url }: Item) =>
  type === menuTypes.inner
    ? /^\/(?![/\\])/.test(content_url)
    : URL.canParse(content_url) && new URL(content_url).protocol === 'https:'
