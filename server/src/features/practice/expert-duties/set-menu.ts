import { dutyFailures, dutyOperatorCalls, menuTypes } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { presentMenuItem } from './expert-duties.present.ts'
import { replaceMenu, selectMenu } from './expert-duties.queries.ts'

export const setMenu = answer(dutyOperatorCalls.setMenu, async ({ id, items }, context) => {
  if (!(await selectTask(context.db, id))) throw refuse(sheetFailures.taskMissing)
  if (!items.every(isAddressed)) throw refuse(dutyFailures.menuAddressWrong)
  const before = (await selectMenu(context.db, id)).map(presentMenuItem)
  const after = await context.db.transaction(async (db) => {
    await replaceMenu(
      db,
      id,
      items.map(({ title, content_url, type, is_top_menu }, position) => ({
        task_id: id,
        position,
        title,
        content_url,
        type,
        is_top: is_top_menu === 1,
      })),
    )
    return (await selectMenu(db, id)).map(presentMenuItem)
  })
  context.noteChange({ target: { kind: 'expert-tasks', id, name: '' }, before, after })
  return after
})

const isAddressed = ({ type, content_url }: { type: number; content_url: string }) =>
  type === menuTypes.inner
    ? /^\/(?![/\\])/.test(content_url)
    : URL.canParse(content_url) && new URL(content_url).protocol === 'https:'
