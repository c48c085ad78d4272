import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Language } from '#contract/wire/language.ts'
import { skipAuthorization } from '#web/features/people/account/authorize.ts'
import { checkLogin } from '#web/features/people/account/state.ts'
import { setPreloaded } from '#web/platform/preloaded.ts'
import type { PreloadedAnswers } from '#web/platform/preloaded.ts'
import { adoptEnvironment, detectEnvironment } from '#web/platform/environment.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import { storage } from '#web/platform/storage.ts'
import { App } from '../app/app.tsx'
import { loadPart } from '../app/load-screen.ts'
import { screenAt } from '../app/screens.ts'

export type PageRequest = {
  /** Path and query. */
  address: string
  language: Language
  userAgent: string
  appMark: string
  preload: PreloadedAnswers
}

/**
 * Runs on the server: renders the page as a visitor sees it. The app keeps the state of the one page that a browser has
 * (language, environment, answers) in modules. It is set right before rendering, which is synchronous, so that two
 * pages never mix.
 */
export async function renderPage(request: PageRequest): Promise<string> {
  const screen = screenAt(new URL(request.address, 'http://page').pathname)
  const environment = detectEnvironment(request.userAgent, request.appMark)
  if (!screen || environment.kind === 'app' || environment.isInternetExplorer) return ''
  await loadPart(screen)
  await checkLogin()
  skipAuthorization()
  adoptEnvironment(environment)
  storage.set('locale', request.language)
  setPreloaded(request.preload)
  const html = renderToString(
    <App
      client={createQueryClient()}
      inRouter={(content) => <StaticRouter location={request.address}>{content}</StaticRouter>}
    />,
  )
  // React marks a boundary that failed with <!--$!--> and leaves it to the browser: a partial page is a failure.
  if (html.includes('<!--$!-->'))
    throw new Error(/data-msg="([^"]*)"/.exec(html)?.[1] ?? 'not rendered completely')
  return html
}
