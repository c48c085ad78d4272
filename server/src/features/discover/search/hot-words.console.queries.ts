import { eq, sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { isPublishedIn, shownIfPublished, storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { hotWords } from './search.tables.ts'

export const storedHotWords = storedRows(hotWords)

export const hotWordRows = defineRows({
  id: hotWords.id,
  values: {
    word: hotWords.word,
    kind: hotWords.kind,
    college: sql<string>`${colleges.name}`.as('college'),
    sort: hotWords.sort,
    state: shownIfPublished(hotWords.published),
  },
  from: (db, values) =>
    db.select(values).from(hotWords).leftJoin(colleges, eq(colleges.id, hotWords.college_id)).$dynamic(),
  filters: {
    q: contains(hotWords.word),
    kind: (value) => eq(hotWords.kind, value as (typeof hotWords.$inferSelect)['kind']),
    state: isPublishedIn(hotWords.published),
  },
})
