import { pageSize } from '#contract/wire/lists.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import { readPage } from '#kernel/paging.ts'
import type { RowPage } from '#kernel/paging.ts'
import type { ListFilter, PageWindow } from './browse.queries.ts'

type ScopeInput = { college_id: number; disease_id: number; page: number; keyword?: string | undefined }

export type ListInput = ScopeInput & { order: ListOrder }

export const scopeOf = (input: ScopeInput): Omit<ListFilter, 'order'> => ({
  collegeId: input.college_id,
  diseaseId: input.disease_id,
  keyword: input.keyword,
})

export const filterOf = (input: ListInput): ListFilter => ({ ...scopeOf(input), order: input.order })

/** Reads the page of a list that was asked for. */
export const readListed = <Row extends { total: number }>(
  { page }: ScopeInput,
  select: (window: PageWindow) => PromiseLike<Row[]>,
): Promise<RowPage<Row>> => readPage(page, pageSize, (limit, offset) => select({ limit, offset }))
