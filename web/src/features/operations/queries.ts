import { operationCalls } from '#contract/operations.ts'
import { queryOf } from '#web/platform/query.ts'

export const operationQueries = {
  detail: (operationId: number) => queryOf(operationCalls.detail, { id: operationId }),
}
