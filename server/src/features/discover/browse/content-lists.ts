import { browseCalls } from '#contract/discover/browse.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectArticlePage, selectOperationPage, selectWorkPage } from './browse.queries.ts'
import { filterOf, readListed } from './list-input.ts'
import type { ListInput } from './list-input.ts'

/** Articles, courses and operations: latest first, or most viewed first. */

export const listConsulting = answer(browseCalls.consulting, async (input, { db }) => {
  const found = await readListed(input, (window) => selectArticlePage(db, filterOf(input), window))
  return presentPage(found, presentInformation)
})

export const listInformation = answer(browseCalls.informationList, async (input, { db }) => {
  const filter = { ...filterOf(input), columnId: input.subject_id }
  const found = await readListed(input, (window) => selectArticlePage(db, filter, window))
  return presentPage(found, presentInformation)
})

type WorkInput = ListInput & { is_free?: boolean | undefined }

async function listWorks({ db }: Context, input: WorkInput, courseType: number) {
  const filter = { ...filterOf(input), courseType, isFree: input.is_free }
  const found = await readListed(input, (window) => selectWorkPage(db, filter, window))
  return presentPage(found, presentProduction)
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
  const found = await readListed(input, (window) => selectOperationPage(db, filterOf(input), window))
  return presentPage(found, presentOperationAsListItem)
})
