import { departmentCalls, departmentLists } from '#contract/library/departments.ts'
import type { DepartmentContentType } from '#contract/library/departments.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type DepartmentScope = {
  list: keyof typeof departmentLists
  collegeId: number
  /** The inviting doctor, 0 for none. */
  inviterId: number
}

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The departments a user has subscribed to. */
    'department-subscriptions': true
  }
}

export const departmentQueries = {
  list: ({ list, collegeId, inviterId }: DepartmentScope) =>
    pagedQueryOf(
      departmentCalls.list,
      { type: departmentLists[list], college_id: collegeId, userid: inviterId },
      { tags: ['department-subscriptions'] },
    ),
  detail: (departmentId: number) => queryOf(departmentCalls.detail, { department_id: departmentId }),
  doctors: (departmentId: number) => pagedQueryOf(departmentCalls.doctors, { department_id: departmentId }),
  content: (departmentId: number, type: DepartmentContentType) =>
    pagedQueryOf(departmentCalls.content, { department_id: departmentId, type }),
  /** Department 0 is the department home. */
  ads: (departmentId: number) => queryOf(departmentCalls.advertising, { department_id: departmentId }),
}
