import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { defineCall } from '#contract/wire/call.ts'
import { nothing } from '#contract/wire/fields.ts'
import { CallFailure } from './call-failure.ts'
import type { Caller } from './call.ts'
import { createMutationOf } from './mutation.ts'
import { invalidateTags, queryOf } from './query.ts'

type Doctor = { name: string; followers: number }

const call = <Output>(id: string) =>
  defineCall<object, Output>({ id, path: `/api/${id}`, about: '', input: nothing, output: nothing as never })

const doctor = queryOf(call<Doctor>('doctor'), {}, { tags: ['profile', 'follows'] })
const feed = queryOf(call<string[]>('feed'), {}, { tags: ['follows'] })
const home = queryOf(call<string>('home'), {})

const refused = new CallFailure('refused', 'no', 4000)

/** A page that shows the three; counts how often each is read. */
function createPage(write: () => Promise<unknown> = async () => ({})) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const read: string[] = []
  const written = vi.fn(write)
  for (const query of [doctor, feed, home]) {
    client.setQueryData(query.queryKey as string[], { name: 'old', followers: 1 })
    const reading = { ...query, queryFn: async () => read.push(query.queryKey[0] as string) }
    new QueryObserver(client, { ...reading, initialData: undefined } as never).subscribe(() => undefined)
  }
  const mutationOf = createMutationOf({ api: written as unknown as Caller, client: () => client })
  return { client, mutationOf, written, read }
}

const follow = call<{ followers: number }>('follow')

it('reads again what carries a changed tag, in any feature, and nothing else', async () => {
  const { mutationOf, read } = createPage()
  await mutationOf(follow, { changes: ['follows'] })({})
  expect(read).toEqual(['doctor', 'feed'])
})

it('reads everything again where a write opens everything', async () => {
  const { mutationOf, read } = createPage()
  await mutationOf(follow, { changes: 'everything' })({})
  expect(read).toEqual(['doctor', 'feed', 'home'])
})

it('shows the answer of the write at once, and does not ask for it again', async () => {
  const { client, mutationOf, read } = createPage(async () => ({ name: 'new', followers: 2 }))
  await mutationOf(call<Doctor>('rename'), { changes: ['follows'], answers: () => doctor })({})
  expect(client.getQueryData(doctor.queryKey)).toEqual({ name: 'new', followers: 2 })
  expect(read).toEqual(['feed'])
})

it('takes the fields of the answer into what is known, and into nothing where nothing is', async () => {
  const { client, mutationOf } = createPage(async () => ({ followers: 2 }))
  const write = mutationOf(follow, { patches: () => doctor })
  await write({})
  expect(client.getQueryData(doctor.queryKey)).toEqual({ name: 'old', followers: 2 })
  client.removeQueries({ queryKey: doctor.queryKey })
  await write({})
  expect(client.getQueryData(doctor.queryKey)).toBeUndefined()
})

it('leaves everything as it is after a failure', async () => {
  const { mutationOf, read } = createPage(() => Promise.reject(refused))
  await expect(mutationOf(follow, { changes: ['follows'] })({})).rejects.toBe(refused)
  expect(read).toEqual([])
})

it('reads again after a refusal where that says so, but not after a fault of the line', async () => {
  const options = { changes: ['notes'], patches: () => doctor, whenRefused: 'read-again' } as const
  const page = createPage(() => Promise.reject(refused))
  await expect(page.mutationOf(follow, options)({})).rejects.toBe(refused)
  expect(page.read).toEqual(['doctor'])
  const offline = createPage(() => Promise.reject(new CallFailure('network', '')))
  await expect(offline.mutationOf(follow, options)({})).rejects.toThrow()
  expect(offline.read).toEqual([])
})

it('hands the options of the call on, and only those', async () => {
  const { mutationOf, written } = createPage()
  await mutationOf(follow, { changes: ['follows'], tips: false, keepalive: true })({ id: 1 })
  expect(written).toHaveBeenCalledExactlyOnceWith(follow, { id: 1 }, { tips: false, keepalive: true })
})

it('reads by tag what something other than a write has changed', async () => {
  const { client, read } = createPage()
  await invalidateTags(client, 'profile')
  expect(read).toEqual(['doctor'])
})

/** A page whose doctor is being read while it writes: the read answers when it is told to. */
function createReadingPage(known?: Doctor) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const answers: ((doctor: Doctor) => void)[] = []
  if (known) client.setQueryData(doctor.queryKey, known)
  const reading = {
    ...doctor,
    initialData: undefined,
    queryFn: () => new Promise<Doctor>((resolve) => answers.push(resolve)),
  }
  const observer = new QueryObserver(client, reading as never)
  observer.subscribe(() => undefined)
  const api = (async () => ({ followers: 2 })) as unknown as Caller
  const mutationOf = createMutationOf({ api, client: () => client })
  return { client, observer, answers, mutationOf }
}

it('does not let a read that began before the write take it back', async () => {
  const { client, observer, answers, mutationOf } = createReadingPage({ name: 'old', followers: 1 })
  void observer.refetch()
  await expect.poll(() => answers.length).toBe(1)
  await mutationOf(follow, { patches: () => doctor })({})
  answers[0]!({ name: 'old', followers: 1 })
  await Promise.resolve()
  expect(client.getQueryData(doctor.queryKey)).toEqual({ name: 'old', followers: 2 })
})

it('reads again what it could not patch because the first read was still under way', async () => {
  const { client, answers, mutationOf } = createReadingPage()
  await expect.poll(() => answers.length).toBe(1)
  await mutationOf(follow, { patches: () => doctor, inBackground: true })({})
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!({ name: 'old', followers: 1 })
  answers[1]!({ name: 'old', followers: 2 })
  await expect.poll(() => client.getQueryData(doctor.queryKey)).toEqual({ name: 'old', followers: 2 })
})
