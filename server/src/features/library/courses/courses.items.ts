import { defineItem } from '#kernel/items.ts'
import { presentCourseAsListItem } from './courses.present.ts'
import {
  hasWork,
  isWorkOf,
  latestWorksOfCollege,
  latestWorksOfDoctor,
  searchedWorks,
  selectCoursesByIds,
  shownWorks,
} from './courses.queries.ts'

export const workItem = defineItem({
  type: 'production',
  exists: hasWork,
  shown: shownWorks,
  search: { kind: 'production', sources: searchedWorks },
  latestOfDoctor: latestWorksOfDoctor,
  latestOfCollege: latestWorksOfCollege,
  isManagedBy: isWorkOf,
  cards: async (db, ids) => (await selectCoursesByIds(db, ids)).map(presentCourseAsListItem),
})
