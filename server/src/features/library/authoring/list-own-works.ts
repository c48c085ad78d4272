import { authoringCalls } from '#contract/library/authoring.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, presentPage, readPage } from '#kernel/paging.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { presentOwnWork } from './authoring.present.ts'
import { selectOwnWorks } from './authoring.queries.ts'

export const listOwnWorks = answer(authoringCalls.own, async ({ page }, context) => {
  const doctor = await selectDoctorOf(context.db, memberOf(context).userId)
  if (!doctor) return pageOf([], 0, page, pageSize)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectOwnWorks(context.db, doctor.id, { limit, offset }),
  )
  return presentPage(found, presentOwnWork)
})
