import { operationCalls } from '#contract/library/operations.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const operationQueries = {
  detail: (operationId: number) => queryOf(operationCalls.detail, { id: operationId }),
  menus: (operationId: number) => queryOf(operationCalls.menuList, { id: operationId }),
  share: (operationId: number) => queryOf(operationCalls.shareConfig, { id: operationId }),
  doctor: (operationId: number, doctorId: number) =>
    queryOf(operationCalls.selectOperationDoctor, { id: operationId, doctor_id: doctorId }),
  lessons: (operationId: number) => pagedQueryOf(operationCalls.lesson, { id: operationId }),
}
