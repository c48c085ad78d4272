import { getOperation } from './get-operation.ts'

export const operationRoutes = [getOperation]
