import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { startOver, startOverNext } from './start-over.ts'

function watchList(client: QueryClient, asked: number[]) {
  return new InfiniteQueryObserver(client, {
    queryKey: ['rows'],
    staleTime: Infinity,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam)
      return Promise.resolve(pageParam)
    },
    initialPageParam: 1,
    getNextPageParam: (_last: number, _all: number[], page: number) => page + 1,
  })
}

it('asks for the first page alone once a list that was read further starts again (R273)', async () => {
  const client = new QueryClient()
  const asked: number[] = []
  const list = watchList(client, asked)
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

it('reads a list that was left again from its first page, however fresh it is (R281, R282)', async () => {
  const client = new QueryClient()
  const asked: number[] = []
  const leave = watchList(client, asked).subscribe(() => undefined)
  await expect.poll(() => asked).toEqual([1])
  const second = watchList(client, asked)
  await second.fetchNextPage()
  leave()
  asked.length = 0
  await startOverNext(client)
  expect(asked).toEqual([])
  const leaveAgain = watchList(client, asked).subscribe(() => undefined)
  await expect.poll(() => asked).toEqual([1])
  leaveAgain()
})
