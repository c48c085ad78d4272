import type { ItemType } from '#contract/wire/item-types.ts'
import type { ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { presentArticleAsListItem } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { presentCourseAsListItem } from '#server/features/library/courses/courses.present.ts'
import { selectCoursesByIds } from '#server/features/library/courses/courses.queries.ts'
import { presentMeetingAsListItem } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectOperationsByIds } from '#server/features/library/operations/operations.queries.ts'

export type ItemRef = { kind: ItemType; id: number }

type Loader = (db: Db, ids: number[], language: Language) => Promise<ListItem[]>

const loaders: Record<ItemType, Loader> = {
  meeting: async (db, ids, language) => {
    const now = new Date()
    return (await selectMeetingsByIds(db, ids)).map((row) => presentMeetingAsListItem(row, now, language))
  },
  production: async (db, ids) => (await selectCoursesByIds(db, ids)).map(presentCourseAsListItem),
  operation: async (db, ids) => (await selectOperationsByIds(db, ids)).map(presentOperationAsListItem),
  information: async (db, ids) => (await selectArticlesByIds(db, ids)).map(presentArticleAsListItem),
}

/** Fetches each kind in one query and keeps the order of the references. What is gone is left out. */
export async function loadItems(db: Db, refs: ItemRef[], language: Language): Promise<ListItem[]> {
  const found = new Map<string, ListItem>()
  const kinds = Map.groupBy(refs, (ref) => ref.kind)
  await Promise.all(
    kinds.entries().map(async ([kind, some]) => {
      const ids = some.map((ref) => ref.id)
      for (const item of await loaders[kind](db, ids, language)) found.set(`${kind} ${item.id}`, item)
    }),
  )
  return refs.flatMap((ref) => found.get(`${ref.kind} ${ref.id}`) ?? [])
}

type RefRow = ItemRef & { total: number }

/** One page of items as list calls answer it. */
export async function presentItemPage(
  db: Db,
  rows: RefRow[],
  page: number,
  size: number,
  language: Language,
) {
  const total = rows[0]?.total ?? 0
  return {
    data: await loadItems(db, rows, language),
    total,
    last_page: Math.ceil(total / size),
    current_page: Math.max(page, 1),
  }
}
