import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Handler } from '#kernel/answer.ts'
import { networkOf } from '#kernel/http/network.ts'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import type { Preload } from './page.ts'
import { answerQuestions, pageContext, runPreloads } from './run-preloads.ts'
import type { PageOwner, PreloadedAnswers, PreloadedRefusal } from './run-preloads.ts'
import type { WebApp } from './template.ts'

/** What drawing a page takes of a request. */
export type PageRequest = {
  id: string
  ip: string
  url: string
  headers: { 'user-agent'?: string; cookie?: string }
  log: FastifyBaseLogger
}

type Rendering = {
  services: Services
  web: WebApp
  config: Record<string, unknown>
  handlers: Map<string, Handler>
  /** What a member's page asks first: who they are. */
  ownerCall: Call<unknown, unknown>
  language: Language
  origin: string
  request: PageRequest
  /** Who sees the page; undefined for a visitor, whose page every browser may get. */
  member: Member | undefined
  /** Visitors find nothing at this address. */
  isMissing: boolean
}

export type RenderedScreen = { body: string; preload: PreloadedAnswers }

/** Rows often bring the numbers that further parts of the screen ask about. */
const maxRounds = 3

/**
 * Renders a screen as a visitor or a member sees it: it is rendered, its questions are answered, and it is rendered again until it
 * asks no more. Pages that are opened most list what their screen asks for, so that they are rendered once. When this
 * fails the page comes empty, and the browser renders it.
 */
export async function renderScreen(
  listed: Preload[],
  { services, web, config, handlers, ownerCall, language, origin, request, member, isMissing }: Rendering,
): Promise<RenderedScreen> {
  const caller = { requestId: request.id, address: networkOf(request.ip), language }
  const context = pageContext(services, caller, member, request.headers.cookie)
  const refused: PreloadedRefusal[] = []
  const asked = new Set(listed.map(({ call, input }) => JSON.stringify({ id: call.id, input })))
  try {
    const [answers, owner] = await Promise.all([
      runPreloads(context, handlers, listed),
      member && (handlers.get(ownerCall.id)!.run({}, context) as Promise<PageOwner>),
    ])
    for (let round = 0; ; round++) {
      const preload: PreloadedAnswers = {
        language,
        answers,
        ...(owner && { member: owner }),
        ...(refused.length > 0 && { refused }),
      }
      const { html, questions } = await web.render({
        address: request.url,
        language,
        origin,
        userAgent: request.headers['user-agent'] ?? '',
        config,
        preload,
      })
      const open = questions.filter((question) => !asked.has(JSON.stringify(question)))
      for (const question of open) asked.add(JSON.stringify(question))
      const found =
        round < maxRounds ? await answerQuestions(context, handlers, open) : { answers: [], refused: [] }
      // Elsewhere a refusal is left to the browser: what a part may not show is no reason to hold a page back.
      const told = isMissing ? found.refused : []
      if (found.answers.length + told.length === 0) return { body: html, preload }
      answers.push(...found.answers)
      refused.push(...told)
    }
  } catch (error) {
    request.log.warn({ err: error }, 'a page could not be rendered')
    return { body: '', preload: { language, answers: [] } }
  }
}
