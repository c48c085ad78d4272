import { defineFeature } from '#kernel/feature.ts'
import { getOperation } from './get-operation.ts'
import { getShareConfig } from './get-share-config.ts'
import { listLessons } from './list-lessons.ts'
import { listMenus } from './list-menus.ts'
import { selectOperationDoctor } from './select-operation-doctor.ts'
import { operationPages } from './operations.pages.ts'
import { operationItem } from './operations.items.ts'
import { operationsResource } from './operations.console.ts'

export const operationsFeature = defineFeature({
  name: 'operations',
  resources: [operationsResource],
  calls: [getOperation, getShareConfig, listMenus, selectOperationDoctor, listLessons],
  pages: operationPages,
  items: [operationItem],
})
