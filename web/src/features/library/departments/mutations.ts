import { departmentCalls } from '#contract/library/departments.ts'
import { followTag } from '#web/features/community/follows/queries.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { departmentQueries, subscriptionTag } from './queries.ts'

const ofDepartment = {
  changes: [followTag, subscriptionTag],
  patches: ({ department_id }: { department_id: number }) => departmentQueries.detail(department_id),
}

export const departmentMutations = {
  subscribe: mutationOf(departmentCalls.subscribe, ofDepartment),
  unsubscribe: mutationOf(departmentCalls.cancelSubscribe, ofDepartment),
}
