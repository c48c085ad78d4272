import { getOperation } from './get-operation.ts'
import { getShareConfig } from './get-share-config.ts'
import { listLessons } from './list-lessons.ts'
import { listMenus } from './list-menus.ts'
import { selectOperationDoctor } from './select-operation-doctor.ts'

export const operationRoutes = [getOperation, getShareConfig, listMenus, selectOperationDoctor, listLessons]
