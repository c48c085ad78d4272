import { doctorCalls, worksPageSize } from '#contract/discover/doctor-homepage.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentProduction } from '#server/features/library/courses/courses.present.ts'
import { selectWorksOfDoctor } from '#server/features/library/courses/courses.queries.ts'

export const listDoctorWorks = answer(doctorCalls.works, async (input, { db }) => {
  const rows = await selectWorksOfDoctor(
    db,
    { doctorId: input.doctor_id, courseType: input.course_type },
    worksPageSize,
    offsetOf(input.page, worksPageSize),
  )
  return presentPage(rows, input.page, worksPageSize, presentProduction)
})
