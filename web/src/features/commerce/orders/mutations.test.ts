import { beforeEach, expect, test, vi } from 'vitest'
import { workQueries } from '#web/features/library/works/queries.ts'
import { pageQueryClient } from '#web/platform/query-client.ts'
import { orderMutations } from './mutations.ts'

vi.mock('#web/platform/api.ts', () => ({ api: () => Promise.resolve({}) }))

const work = workQueries.detail(7)
const isOutOfDate = () => pageQueryClient().getQueryState(work.queryKey)!.isInvalidated

beforeEach(() => pageQueryClient().prefetchQuery({ ...work, staleTime: 0 }))

test('an order may be paid as soon as it is placed, and then its work is open', async () => {
  await orderMutations.create({ item_type: 'production', item_id: 7, coupon_code: 'ALLFREE' })
  expect(isOutOfDate()).toBe(true)
})

test('asking for the outcome of a payment may open a work', async () => {
  await orderMutations.retrieve({ order_id: 1 })
  expect(isOutOfDate()).toBe(true)
})
