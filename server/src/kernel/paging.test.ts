import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/wire/call.ts'
import { count, paged } from '#contract/wire/fields.ts'
import { callContext } from '#server/testing/call-context.ts'
import { answer } from './answer.ts'
import { presentPage, readPage } from './paging.ts'

const call = defineCall({
  id: 'x.list',
  path: '/x/list',
  about: '',
  input: z.object({ page: count }),
  output: paged(z.number()),
})
const all = [1, 2, 3]

/** Asks a list of three for a page of two; counts what is run for it. */
async function ask(page: number, list = all) {
  const select = vi.fn(async (limit: number, offset: number) =>
    list.slice(offset, offset + limit).map((value) => ({ value, total: list.length })),
  )
  const run = vi.fn(async (input: { page: number }) =>
    presentPage(await readPage(input.page, 2, select), ({ value }) => value),
  )
  const output = await answer(call, run).run({ page }, callContext({}))
  return { output, runs: run.mock.calls.length, reads: select.mock.calls.length }
}

it.each([
  [1, [1, 2]],
  [2, [3]],
])('reads page %i with one statement', async (page, data) => {
  const output = { data, total: 3, last_page: 2, current_page: page }
  expect(await ask(page)).toEqual({ output, runs: 1, reads: 1 })
})

it('says how many there are on a page beyond the end, without running the handler again', async () => {
  const output = { data: [], total: 3, last_page: 2, current_page: 9 }
  expect(await ask(9)).toEqual({ output, runs: 1, reads: 2 })
})

it('reads an empty list once', async () => {
  const output = { data: [], total: 0, last_page: 0, current_page: 1 }
  expect(await ask(1, [])).toEqual({ output, runs: 1, reads: 1 })
})
