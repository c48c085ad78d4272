import type { ItemType } from '#contract/wire/item-types.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import type { Context } from '#kernel/services.ts'
import { presentArticleAsListItem } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { presentCourseAsListItem } from '#server/features/library/courses/courses.present.ts'
import { selectCoursesByIds } from '#server/features/library/courses/courses.queries.ts'
import { presentMeetingAsListItem } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectOperationsByIds } from '#server/features/library/operations/operations.queries.ts'

export const sectionOfItem: Record<ItemType, number> = {
  meeting: sectionTypes.meetings,
  information: sectionTypes.information,
  operation: sectionTypes.operations,
  production: sectionTypes.courses,
}

/**
 * Fetches items of all kinds, each kind in one query, and answers in the order they were asked for. `kind` is a
 * section type. What is gone meanwhile is left out.
 */
export async function loadListItems<Pick extends { kind: number; itemId: number }>(
  { db, caller }: Context,
  picks: Pick[],
): Promise<{ pick: Pick; item: ListItem }[]> {
  const ids = (kind: number) => picks.filter((pick) => pick.kind === kind).map((pick) => pick.itemId)
  const now = new Date()
  const [meetings, articles, operations, courses] = await Promise.all([
    selectMeetingsByIds(db, ids(sectionTypes.meetings)),
    selectArticlesByIds(db, ids(sectionTypes.information)),
    selectOperationsByIds(db, ids(sectionTypes.operations)),
    selectCoursesByIds(db, ids(sectionTypes.courses)),
  ])
  const items = [
    ...meetings.map((row) => presentMeetingAsListItem(row, now, caller.language)),
    ...articles.map(presentArticleAsListItem),
    ...operations.map(presentOperationAsListItem),
    ...courses.map(presentCourseAsListItem),
  ]
  return picks.flatMap((pick) => {
    const item = items.find(({ type, id }) => type === pick.kind && id === pick.itemId)
    return item ? { pick, item } : []
  })
}
