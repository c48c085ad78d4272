import { departmentCalls, departmentLists } from '#contract/library/departments.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
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
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectDepartments(db, filter, limit, offset),
  )
  return presentPage(found, (row) => ({
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
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectDoctorsOfDepartment(db, input.department_id, limit, offset),
  )
  return presentPage(found, presentDoctorItem)
})

export const listDepartmentContent = answer(departmentCalls.content, async (input, context) => {
  const { department_id, type, page } = input
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectDepartmentContent(context.db, department_id, type, limit, offset),
  )
  return presentItemPage(context, found)
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
