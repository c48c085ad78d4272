import { defineItem } from '#kernel/items.ts'
import { presentOperationAsListItem } from './operations.present.ts'
import { hasOperation, isOperationOf, selectOperationsByIds, shownOperations } from './operations.queries.ts'

export const operationItem = defineItem({
  type: 'operation',
  exists: hasOperation,
  shown: shownOperations,
  isManagedBy: isOperationOf,
  cards: async (db, ids) => (await selectOperationsByIds(db, ids)).map(presentOperationAsListItem),
})
