import { departmentCalls, departmentLists } from '#contract/library/departments.ts'
import type { DepartmentContentType } from '#contract/library/departments.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type DepartmentScope = {
  list: keyof typeof departmentLists
  collegeId: number
  /** The doctor who invited here, 0 for none. */
  inviterId: number
}

/** Which departments somebody has subscribed to. */
export const subscriptionTag = 'department-subscriptions'

export const departmentQueries = {
  list: ({ list, collegeId, inviterId }: DepartmentScope) =>
    pagedQueryOf(
      departmentCalls.list,
      { type: departmentLists[list], college_id: collegeId, userid: inviterId },
      { tags: [subscriptionTag] },
    ),
  detail: (departmentId: number) => queryOf(departmentCalls.detail, { department_id: departmentId }),
  doctors: (departmentId: number) => pagedQueryOf(departmentCalls.doctors, { department_id: departmentId }),
  content: (departmentId: number, type: DepartmentContentType) =>
    pagedQueryOf(departmentCalls.content, { department_id: departmentId, type }),
}
