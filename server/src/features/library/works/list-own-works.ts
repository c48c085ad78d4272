import { workCalls } from '#contract/library/works.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf, presentPage } from '#kernel/paging.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { presentOwnWork } from './works.present.ts'
import { selectOwnWorks } from './works.queries.ts'

export const listOwnWorks = answer(workCalls.own, async ({ page }, context) => {
  const doctor = await selectDoctorOf(context.db, memberOf(context).userId)
  if (!doctor) return pageOf([], 0, page, pageSize)
  const rows = await selectOwnWorks(context.db, doctor.id, {
    limit: pageSize,
    offset: offsetOf(page, pageSize),
  })
  return presentPage(rows, page, pageSize, presentOwnWork)
})
