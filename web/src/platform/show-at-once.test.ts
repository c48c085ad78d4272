import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { showAtOnce } from './show-at-once.ts'

type Settings = { push: number }

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const settings = (queryFn: () => Promise<Settings>) => queryOptions({ queryKey: ['settings'], queryFn })
const change = (known: Settings) => ({ ...known, push: 1 })

it('stays on the screen while a read ends that began before it, and while it is being saved', async () => {
  let answer: (settings: Settings) => void = () => undefined
  const query = settings(() => new Promise((resolve) => (answer = resolve)))
  client.setQueryData(query.queryKey, { push: 0 })
  void client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  await expect.poll(() => client.isFetching()).toBe(1)
  await showAtOnce(client, query, change, async () => {
    answer({ push: 0 })
    await Promise.resolve()
    expect(client.getQueryData(query.queryKey)).toEqual({ push: 1 })
  })
  expect(client.getQueryData(query.queryKey)).toEqual({ push: 1 })
})

it('goes back when the server refuses it, and does nothing before anything is known', async () => {
  const query = settings(async () => ({ push: 0 }))
  client.setQueryData(query.queryKey, { push: 0 })
  await showAtOnce(client, query, change, () => Promise.reject(new Error('no')))
  expect(client.getQueryData(query.queryKey)).toEqual({ push: 0 })
  client.removeQueries({ queryKey: query.queryKey })
  const save = vi.fn(async () => undefined)
  await showAtOnce(client, query, change, save)
  expect(save).not.toHaveBeenCalled()
})
