import { defineItem } from '#kernel/items.ts'
import { presentCourseAsListItem } from './courses.present.ts'
import { hasWork, isWorkOf, selectCoursesByIds, shownWorks } from './courses.queries.ts'

export const workItem = defineItem({
  type: 'production',
  exists: hasWork,
  shown: shownWorks,
  isManagedBy: isWorkOf,
  cards: async (db, ids) => (await selectCoursesByIds(db, ids)).map(presentCourseAsListItem),
})
