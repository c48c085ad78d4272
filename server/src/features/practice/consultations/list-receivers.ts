import { consultationCalls } from '#contract/practice/consultations.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { selectReceivingDepartments, selectReceivingDoctors } from './receivers.queries.ts'
import { doctorOf } from './save-patient.ts'

export const listReceivingDepartments = answer(consultationCalls.departments, async (input, context) => {
  const asked = { userId: doctorOf(context), keyword: input.keyword }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectReceivingDepartments(context.db, { ...asked, limit, offset }),
  )
  return presentPage(found, (row) => ({
    department_id: row.id,
    department_name: row.name,
    hospital: row.hospital,
    doctor_num: row.doctors,
    promised_minutes: row.minutes ?? 0,
    promised_urgent_minutes: row.urgentMinutes ?? 0,
  }))
})

export const listReceivingDoctors = answer(consultationCalls.doctors, async (input, context) => {
  const asked = {
    userId: doctorOf(context),
    keyword: input.keyword,
    departmentId: input.department_id,
  }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectReceivingDoctors(context.db, { ...asked, limit, offset }),
  )
  return presentPage(found, (row) => ({
    doctor_id: row.id,
    name: row.name,
    cover: row.cover,
    title: row.title,
    hospital: row.hospital,
    department: row.department,
    department_id: row.department_id ?? 0,
  }))
})
