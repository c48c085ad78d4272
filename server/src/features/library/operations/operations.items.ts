import { defineItem } from '#kernel/items.ts'
import { presentOperationAsListItem } from './operations.present.ts'
import {
  hasOperation,
  isOperationOf,
  latestOperationsOfCollege,
  latestOperationsOfDoctor,
  searchedOperations,
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
  isManagedBy: isOperationOf,
  cards: async (db, ids) => (await selectOperationsByIds(db, ids)).map(presentOperationAsListItem),
})
