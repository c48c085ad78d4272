import { defineItem } from '#kernel/items.ts'
import { presentOperationAsListItem } from './operations.present.ts'
import {
  hasOperation,
  latestOperationsOfCollege,
  latestOperationsOfDoctor,
  searchedOperations,
  selectOperationAuthors,
  selectOperationsByIds,
  shownOperations,
} from './operations.queries.ts'

export const operationItem = defineItem({
  type: 'operation',
  exists: hasOperation,
  shown: shownOperations,
  search: { kind: 'operation', sources: searchedOperations },
  latestOfDoctor: latestOperationsOfDoctor,
  latestOfCollege: latestOperationsOfCollege,
  authors: selectOperationAuthors,
  isManagedBy: async (db, id, userId) => (await selectOperationAuthors(db, id)).includes(userId),
  cards: async (db, ids) => (await selectOperationsByIds(db, ids)).map(presentOperationAsListItem),
})
