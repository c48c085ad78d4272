import { doctorCalls, worksPageSize } from '#contract/discover/doctor-homepage.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import { selectWorksOfDoctor } from '#server/features/library/works/works.queries.ts'

export const listDoctorWorks = answer(doctorCalls.works, async (input, { db }) => {
  const found = await readPage(input.page, worksPageSize, (limit, offset) =>
    selectWorksOfDoctor(db, { doctorId: input.doctor_id, courseType: input.course_type }, limit, offset),
  )
  return presentPage(found, presentProduction)
})
