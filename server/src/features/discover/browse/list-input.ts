import { pageSize } from '#contract/wire/lists.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import { offsetOf } from '#kernel/paging.ts'
import type { ListFilter, PageWindow } from './browse.queries.ts'

type ScopeInput = { college_id: number; disease_id: number; page: number; keyword?: string | undefined }

export type ListInput = ScopeInput & { order: ListOrder }

export const scopeOf = (input: ScopeInput): Omit<ListFilter, 'order'> => ({
  collegeId: input.college_id,
  diseaseId: input.disease_id,
  keyword: input.keyword,
})

export const filterOf = (input: ListInput): ListFilter => ({ ...scopeOf(input), order: input.order })

export const windowOf = ({ page }: ScopeInput): PageWindow => ({
  limit: pageSize,
  offset: offsetOf(page, pageSize),
})
