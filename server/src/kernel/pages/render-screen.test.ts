import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import { id } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import type { Handler } from '#kernel/answer.ts'
import { accountCalls } from '#contract/people/account.ts'
import type { UserInfo } from '#contract/people/account.ts'
import { refuse } from '#kernel/fail.ts'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import { preload } from './page.ts'
import { renderScreen } from './render-screen.ts'
import type { Question } from './run-preloads.ts'
import type { RenderedPage, WebApp } from './template.ts'

const input = z.object({ id })
const output = z.object({ id: z.number() })
const list = defineCall({ id: 'x.list', path: '/x/list', about: '', input, output })
const detail = defineCall({ id: 'x.detail', path: '/x/detail', about: '', input, output, countsVisit: true })
const own = defineCall({ id: 'x.own', path: '/x/own', about: '', input, output, access: 'member' })
const missing = defineCall({ id: 'x.missing', path: '/x/missing', about: '', input, output })

const user = { userid: 7, truename: '周行' } as UserInfo

const run = vi.fn(async ({ id: asked }: { id: number }) => ({ id: asked }))
const handlers = new Map(
  [
    answer(list, run),
    answer(detail, run),
    answer(own, run),
    answer(accountCalls.userInfo, async () => user),
    answer(missing, async () => Promise.reject(refuse(failures.dataMissing))),
  ].map((handler): [string, Handler] => [handler.call.id, handler]),
)

beforeEach(() => void run.mockClear())

type Preloaded = { answers: { id: string; again?: string }[] }

/** A screen that asks for the questions of the round, until it has an answer to them. */
async function render(
  rounds: Question[][],
  listed: Parameters<typeof renderScreen>[0] = [],
  member?: Member,
  isMissing = false,
) {
  const warn = vi.fn()
  let renders = 0
  const web = {
    render: async ({ preload: given }: { preload: Preloaded }): Promise<RenderedPage> => {
      renders++
      const has = (question: Question) => given.answers.some((one) => one.id === question.id)
      const questions = rounds.find((round) => !round.every(has)) ?? []
      return { html: String(given.answers.length), questions: questions.filter((question) => !has(question)) }
    },
  } as unknown as WebApp
  const request = {
    id: 'r',
    ip: '127.0.0.1',
    url: '/x',
    headers: {},
    log: { warn },
  } as unknown as FastifyRequest
  const page = await renderScreen(listed, {
    services: {} as Services,
    web,
    config: {},
    handlers,
    ownerCall: accountCalls.userInfo,
    language: 'zh',
    origin: 'http://localhost',
    request,
    member,
    isMissing,
  })
  return { ...page, renders, warn }
}

it('answers what a screen asks for, and what it asks for with those answers', async () => {
  const page = await render([[{ id: 'x.list', input: { id: 1 } }], [{ id: 'x.detail', input: { id: 2 } }]])
  expect(page.preload.answers).toEqual([
    { id: 'x.list', input: { id: 1 }, output: { id: 1 }, again: 'member' },
    { id: 'x.detail', input: { id: 2 }, output: { id: 2 }, again: 'always' },
  ])
  expect(page).toMatchObject({ body: '2', renders: 3 })
})

it('leaves what is refused, not open, wrong or unknown to the browser, and asks it once', async () => {
  const page = await render([
    [
      { id: 'x.list', input: { id: 1 } },
      { id: 'x.missing', input: { id: 1 } },
      { id: 'x.own', input: { id: 1 } },
      { id: 'x.detail', input: { id: 'x' } },
      { id: 'x.none', input: {} },
    ],
  ])
  expect(page.preload.answers.map((one) => one.id)).toEqual(['x.list'])
  expect(page).toMatchObject({ body: '1', renders: 2 })
  expect(run).toHaveBeenCalledTimes(1)
  expect(page.warn).not.toHaveBeenCalled()
})

it('renders a page that lists what it needs once', async () => {
  const page = await render([[{ id: 'x.list', input: { id: 1 } }]], [preload(list, { id: 1 })])
  expect(page).toMatchObject({ body: '1', renders: 1 })
})

it('answers what a page has not listed', async () => {
  const page = await render([[{ id: 'x.detail', input: { id: 2 } }]], [preload(list, { id: 1 })])
  expect(page.preload.answers.map((one) => one.id)).toEqual(['x.list', 'x.detail'])
  expect(page).toMatchObject({ body: '2', renders: 2 })
})

it('leaves what is refused of the list to the browser', async () => {
  const page = await render([], [preload(missing, { id: 1 }), preload(list, { id: 1 })])
  expect(page.preload.answers.map((one) => one.id)).toEqual(['x.list'])
  expect(page).toMatchObject({ body: '1', renders: 1 })
})

it('sends an empty page when an answer fails', async () => {
  run.mockRejectedValueOnce(new Error('the database is away'))
  const page = await render([], [preload(list, { id: 1 })])
  expect(page).toMatchObject({ body: '', preload: { answers: [] } })
  expect(page.warn).toHaveBeenCalled()
})

it("answers a member's questions for good; those that count a visit are asked again", async () => {
  const questions = [
    { id: 'x.own', input: { id: 1 } },
    { id: 'x.list', input: { id: 2 } },
    { id: 'x.detail', input: { id: 3 } },
  ]
  const page = await render([questions], [], { userId: 7 } as Member)
  expect(page.preload).toEqual({
    language: 'zh',
    member: user,
    answers: [
      { id: 'x.own', input: { id: 1 }, output: { id: 1 } },
      { id: 'x.list', input: { id: 2 }, output: { id: 2 } },
      { id: 'x.detail', input: { id: 3 }, output: { id: 3 }, again: 'always' },
    ],
  })
})

it('says what was refused where there is nothing, so that the page shows it before any script', async () => {
  const question = { id: 'x.missing', input: { id: 1 } }
  const page = await render([[question]], [], undefined, true)
  const { status, zh: message } = failures.dataMissing
  expect(page.preload.refused).toEqual([{ ...question, status, message }])
  expect(page).toMatchObject({ renders: 2 })
  expect((await render([[question]])).preload.refused).toBeUndefined()
})

it('asks once for what is listed and refused', async () => {
  const refused = vi.spyOn(handlers.get('x.missing')!, 'run')
  await render([[{ id: 'x.missing', input: { id: 1 } }]], [preload(missing, { id: 1 })])
  expect(refused).toHaveBeenCalledOnce()
})
