import { doctorArticlePageSize, doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesOfDoctor } from '#server/features/library/articles/articles.queries.ts'

export const listDoctorArticles = answer(doctorCalls.articles, async (input, { db }) => {
  const rows = await selectArticlesOfDoctor(
    db,
    input.doctor_id,
    doctorArticlePageSize,
    offsetOf(input.page, doctorArticlePageSize),
  )
  return presentPage(rows, input.page, doctorArticlePageSize, presentInformation)
})
