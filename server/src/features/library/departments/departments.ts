import { departmentCalls, departmentLists } from '#contract/library/departments.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentItemPage } from '#server/features/community/items/load-items.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { countFollowers, isFollowing } from '#server/features/community/follows/follows.queries.ts'
import { presentDepartment, presentDepartmentDetail } from './departments.present.ts'
import {
  selectDepartment,
  selectDepartmentAds,
  selectDepartmentContent,
  selectDepartments,
  selectDoctorsOfDepartment,
} from './departments.queries.ts'

export async function findDepartment(db: Db, departmentId: number) {
  const row = await selectDepartment(db, departmentId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'department_id' })
  return row
}

export const listDepartments = answer(departmentCalls.list, async (input, { db, member, caller }) => {
  // A visitor subscribes to nothing: no user has the id 0.
  const followerId = input.type === departmentLists.subscribed ? (member?.userId ?? 0) : undefined
  const filter = { collegeId: input.college_id, followerId, inviterId: input.userid }
  const rows = await selectDepartments(db, filter, pageSize, offsetOf(input.page, pageSize))
  return presentPage(rows, input.page, pageSize, (row) => ({
    ...presentDepartment(row, caller.language),
    is_inviting: asBit(row.isInviting),
  }))
})

export const getDepartment = answer(departmentCalls.detail, async (input, { db, member, caller }) => {
  const row = await findDepartment(db, input.department_id)
  const [count, isOn] = await Promise.all([
    countFollowers(db, 'department', row.id),
    isFollowing(db, member?.userId, 'department', row.id),
  ])
  return presentDepartmentDetail(row, { count, isOn }, caller.language)
})

export const listDepartmentDoctors = answer(departmentCalls.doctors, async (input, { db }) => {
  const rows = await selectDoctorsOfDepartment(
    db,
    input.department_id,
    pageSize,
    offsetOf(input.page, pageSize),
  )
  return presentPage(rows, input.page, pageSize, presentDoctorItem)
})

export const listDepartmentContent = answer(departmentCalls.content, async (input, context) => {
  const { department_id, type, page } = input
  const offset = offsetOf(page, pageSize)
  const rows = await selectDepartmentContent(context.db, department_id, type, pageSize, offset)
  return presentItemPage(context, rows, page, pageSize)
})

export const listDepartmentAds = answer(departmentCalls.advertising, async ({ department_id }, { db }) => {
  const rows = await selectDepartmentAds(db, department_id)
  return rows.map(({ id, image, title }) => ({
    ads_id: id,
    img: image,
    title,
    ads_link: `/adDetail?id=${id}`,
  }))
})
