import type { ListItem } from '#contract/wire/items.ts'
import { lessonPageSize, operationCalls } from '#contract/library/operations.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentWorkAsListItem } from '#server/features/library/works/works.present.ts'
import { selectWorksByIds } from '#server/features/library/works/works.queries.ts'
import { presentMeetingAsListItem } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { findOperation } from './find-operation.ts'
import { selectLessons } from './lessons.queries.ts'
import type { LessonRow } from './lessons.queries.ts'

export const listLessons = answer(operationCalls.lesson, async (input, context) => {
  const { operation } = await findOperation(context.db, input.id)
  const found = await readPage(input.page, lessonPageSize, (limit, offset) =>
    selectLessons(context.db, operation, limit, offset),
  )
  const items = await readItems(context, found.rows, operation.id)
  return presentPage(found, (row) => items.get(`${row.kind} ${row.id}`)!)
})

async function readItems(
  { db, caller }: Context,
  rows: LessonRow[],
  operationId: number,
): Promise<Map<string, ListItem>> {
  const idsOf = (kind: LessonRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  const [works, meetings] = await Promise.all([
    selectWorksByIds(db, idsOf('work')),
    selectMeetingsByIds(db, idsOf('meeting')),
  ])
  const now = new Date()
  return new Map([
    ...works.map((row) => {
      const item = presentWorkAsListItem(row)
      // A review normally opens its operation, which is the current page here, so the work itself is opened.
      return [
        `work ${row.id}`,
        item.operation_id === operationId ? { ...item, operation_id: 0 } : item,
      ] as const
    }),
    ...meetings.map(
      (row) => [`meeting ${row.id}`, presentMeetingAsListItem(row, now, caller.language)] as const,
    ),
  ])
}
