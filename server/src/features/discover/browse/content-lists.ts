import { browseCalls } from '#contract/discover/browse.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { presentProduction } from '#server/features/library/courses/courses.present.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectArticlePage, selectOperationPage, selectWorkPage } from './browse.queries.ts'
import { filterOf, windowOf } from './list-input.ts'
import type { ListInput } from './list-input.ts'

/** Articles, courses and operations: latest first, or most viewed first. */

export const listConsulting = answer(browseCalls.consulting, async (input, { db }) => {
  const rows = await selectArticlePage(db, filterOf(input), windowOf(input))
  return presentPage(rows, input.page, pageSize, presentInformation)
})

export const listInformation = answer(browseCalls.informationList, async (input, { db }) => {
  const filter = { ...filterOf(input), columnId: input.subject_id }
  const rows = await selectArticlePage(db, filter, windowOf(input))
  return presentPage(rows, input.page, pageSize, presentInformation)
})

type WorkInput = ListInput & { is_free?: boolean | undefined }

async function listWorks({ db }: Context, input: WorkInput, courseType: number) {
  const filter = { ...filterOf(input), courseType, isFree: input.is_free }
  const rows = await selectWorkPage(db, filter, windowOf(input))
  return presentPage(rows, input.page, pageSize, presentProduction)
}

export const listCourses = answer(browseCalls.courses, (input, context) =>
  listWorks(context, input, courseTypes.single),
)

export const listSeriesCourses = answer(browseCalls.seriesCourses, (input, context) =>
  listWorks(context, input, courseTypes.series),
)

export const listAllCourses = answer(browseCalls.allCourses, (input, context) =>
  listWorks(context, input, input.type),
)

export const listOperations = answer(browseCalls.surgicalList, async (input, { db }) => {
  const rows = await selectOperationPage(db, filterOf(input), windowOf(input))
  return presentPage(rows, input.page, pageSize, presentOperationAsListItem)
})
