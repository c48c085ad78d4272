import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Language } from '#contract/wire/language.ts'
import { skipAuthorization } from '#web/features/people/account/authorize.ts'
import { enterAs } from '#web/features/people/account/state.ts'
import { setPreloaded } from '#web/platform/preloaded.ts'
import type { PreloadedAnswers } from '#web/platform/preloaded.ts'
import { adoptEnvironment, detectEnvironment } from '#web/platform/environment.ts'
import { adoptPageConfig, pageConfig } from '#web/platform/page-config.ts'
import { adoptOrigin } from '#web/platform/page-origin.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import { adoptRefusals } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'
import { FixedLocation } from '#web/shell/page-router.tsx'
import { App } from '../app/app.tsx'
import { loadPart } from '../app/load-screen.ts'
import { loadScreens, screenAt } from '../app/find-screen.ts'

export type PageRequest = {
  /** Path and query. */
  address: string
  language: Language
  userAgent: string
  /** Scheme and host of the page. */
  origin: string
  config: Record<string, unknown>
  preload: PreloadedAnswers
}

type Question = { id: string; input: Record<string, unknown> }

/** `questions` are those of the screen whose answers were not at hand. */
export type RenderedPage = { html: string; questions: Question[] }

/**
 * Runs on the server: renders the page as a visitor or its member sees it. The app keeps the state of the one page that a browser has
 * (language, environment, answers) in modules. It is set right before rendering, which is synchronous, so that two
 * pages never mix.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  adoptPageConfig(request.config)
  await loadScreens()
  const { pathname, search, hash } = new URL(request.address, 'http://page')
  const screen = screenAt(pathname)
  const environment = detectEnvironment(request.userAgent, pageConfig().appMark)
  const { member } = request.preload
  const isClosed = screen?.access === 'login' && !member
  if (isClosed || environment.kind === 'app' || environment.isInternetExplorer)
    return { html: '', questions: [] }
  if (screen) await loadPart(screen)
  enterAs(member)
  storage.set('userid', member ? String(member.userid) : '')
  skipAuthorization()
  adoptEnvironment(environment)
  adoptOrigin(request.origin)
  storage.set('locale', request.language)
  setPreloaded(request.preload)
  const client = createQueryClient()
  adoptRefusals(client)
  const location = { pathname, search, hash, key: 'default', state: undefined }
  const html = renderToString(
    <App
      client={client}
      inRouter={(content) => <FixedLocation location={location}>{content}</FixedLocation>}
    />,
  )
  // React marks a boundary that failed with <!--$!--> and leaves it to the browser: a partial page is a failure.
  if (html.includes('<!--$!-->'))
    throw new Error(/data-msg="([^"]*)"/.exec(html)?.[1] ?? 'not rendered completely')
  return { html, questions: unanswered(client) }
}

/** What the screen asks for right away, as calls of the contract (`web/src/platform/query.ts` makes the keys). */
function unanswered(client: QueryClient): Question[] {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && isEnabled(options))
  return waiting.map(({ queryKey: [id, , , input], options }) => ({
    id: String(id),
    input: { ...('initialPageParam' in options && { page: options.initialPageParam }), ...(input as object) },
  }))
}

/** Where an observer has said so; the type of a query's own options does not know it. */
const isEnabled = (options: object) => !('enabled' in options && options.enabled === false)
