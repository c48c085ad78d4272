import { doctorArticlePageSize, doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesOfDoctor } from '#server/features/library/articles/articles.queries.ts'

export const listDoctorArticles = answer(doctorCalls.articles, async (input, { db }) => {
  const found = await readPage(input.page, doctorArticlePageSize, (limit, offset) =>
    selectArticlesOfDoctor(db, input.doctor_id, limit, offset),
  )
  return presentPage(found, presentInformation)
})
