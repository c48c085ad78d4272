import { departmentCalls } from '#contract/library/departments.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { departmentQueries } from './queries.ts'

const ofDepartment = {
  changes: ['follows', 'department-subscriptions'],
  patches: ({ department_id }: { department_id: number }) => departmentQueries.detail(department_id),
} as const

export const departmentMutations = {
  subscribe: mutationOf(departmentCalls.subscribe, ofDepartment),
  unsubscribe: mutationOf(departmentCalls.cancelSubscribe, ofDepartment),
}
