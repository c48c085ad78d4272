import { itemFailures } from '#contract/wire/item-types.ts'
import { refuse } from '#kernel/fail.ts'
import { defineItem } from '#kernel/items.ts'
import { presentCourseAsListItem } from './courses.present.ts'
import { loadLesson } from './load-lesson.ts'
import { loadWork } from './load-work.ts'
import {
  isWorkOf,
  latestWorksOfCollege,
  latestWorksOfDoctor,
  searchedWorks,
  selectCoursesByIds,
  selectWorkAuthors,
  shownWorks,
} from './courses.queries.ts'

export const workItem = defineItem({
  type: 'production',
  find: async (context, workId, partId) => {
    if (partId > 0) throw refuse(itemFailures.programMissing)
    await loadWork(context, workId)
  },
  findVideo: loadLesson,
  shown: shownWorks,
  search: { kind: 'production', sources: searchedWorks },
  latestOfDoctor: latestWorksOfDoctor,
  latestOfCollege: latestWorksOfCollege,
  authors: selectWorkAuthors,
  isManagedBy: isWorkOf,
  cards: async (db, ids) => (await selectCoursesByIds(db, ids)).map(presentCourseAsListItem),
})
