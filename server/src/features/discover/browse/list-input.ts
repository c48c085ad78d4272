import { pageSize } from '#contract/discover/home.ts'
import type { ListOrder } from '#contract/discover/home.ts'
import { offsetOf } from '#kernel/paging.ts'
import type { ListFilter, Stretch } from './browse.queries.ts'

type PlaceInput = { college_id: number; disease_id: number; page: number; keyword?: string | undefined }

export type ListInput = PlaceInput & { order: ListOrder }

export const placeOf = (input: PlaceInput): Omit<ListFilter, 'order'> => ({
  collegeId: input.college_id,
  diseaseId: input.disease_id,
  keyword: input.keyword,
})

export const filterOf = (input: ListInput): ListFilter => ({ ...placeOf(input), order: input.order })

export const stretchOf = ({ page }: PlaceInput): Stretch => ({
  limit: pageSize,
  offset: offsetOf(page, pageSize),
})
