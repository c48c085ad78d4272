import { itemFailures } from '#contract/wire/item-types.ts'
import { refuse } from '#kernel/fail.ts'
import { defineItem } from '#kernel/items.ts'
import { presentWorkAsListItem } from './works.present.ts'
import { loadLesson } from './load-lesson.ts'
import { loadWork } from './load-work.ts'
import {
  isWorkOf,
  latestWorksOfCollege,
  latestWorksOfDoctor,
  searchedWorks,
  selectWorksByIds,
  selectWorkAuthors,
  shownWorks,
} from './works.queries.ts'

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
  cards: async (db, ids) => (await selectWorksByIds(db, ids)).map(presentWorkAsListItem),
})
