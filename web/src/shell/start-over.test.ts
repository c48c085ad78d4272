import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { startOver } from './start-over.ts'

it('asks for the first page alone once a list that was read further starts again (R273)', async () => {
  const client = new QueryClient()
  const asked: number[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => {
      asked.push(pageParam)
      return Promise.resolve(pageParam)
    },
    initialPageParam: 1,
    getNextPageParam: (_last: number, _all: number[], page: number) => page + 1,
  })
  const leave = list.subscribe(() => undefined)
  await list.refetch()
  await list.fetchNextPage()
  await list.fetchNextPage()
  asked.length = 0
  await startOver(client)
  leave()
  expect(asked).toEqual([1])
  expect(client.getQueryData(['rows'])).toEqual({ pages: [1], pageParams: [1] })
})
