import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandDescription, brandName, brandPicture } from '#contract/wire/brand.ts'
import { failures } from '#contract/wire/failure.ts'
import { chooseLanguage } from '#contract/wire/language.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Call } from '#contract/wire/call.ts'
import type { Handler } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import { readUrlencoded } from '#kernel/http/form-body.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import type { Page, PageFacts } from './page.ts'
import { pageDrawer } from './page-drawer.ts'
import type { DrawnPage } from './page-drawer.ts'
import { renderScreen } from './render-screen.ts'
import type { PageRequest } from './render-screen.ts'
import type { PreloadedAnswers } from './run-preloads.ts'
import { contentPolicy } from './security-headers.ts'
import { fillTemplate } from './template.ts'
import type { WebApp } from './template.ts'

export type PageSettings = {
  services: Services
  web: WebApp
  pages: Page[]
  handlers: Handler[]
  /** What the page tells its scripts about this deployment. */
  config: Record<string, unknown>
  /** The addresses that other sites may show in a frame. */
  embeddable: Set<string>
  /** The screens for members alone that are rendered; others of them come empty. */
  memberPages: Set<string>
  /** What a member's page asks first: who they are. */
  ownerCall: Call<unknown, unknown>
}

const mobileAgent = /Mobi|Android|iPhone|iPad|iPod/i

/** Serves the web app: hashed assets for ever, the shell for every known address, 404 for the others. */
export async function servePages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const handlers = new Map(settings.handlers.map((handler) => [handler.call.id, handler]))
  await app.register(fastifyStatic, {
    root: join(settings.web.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  // A route for each of the few other files: their addresses have no folder of their own.
  await app.register(fastifyStatic, {
    root: settings.web.folder,
    index: false,
    wildcard: false,
    // The shell is sent as a page only, under its policy.
    globIgnore: ['assets/**', 'index.html*', 'screens.json*'],
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=0, must-revalidate'),
  })
  settings.services.states.get(pageDrawer).draw = (page, services) =>
    drawPage(page, { ...settings, services }, handlers)
  // A route and not the handler of what is missing, because only routes are compressed.
  // The console's other addresses are its own (`serve-console.ts`).
  for (const url of ['/*', '/console/login'])
    app.get(url, async (request, reply) => {
      if (!isPageAddress(request)) throw refuse(failures.pathMissing)
      return sendPage(request, reply, settings, handlers)
    })
}

const isPageAddress = (request: FastifyRequest) =>
  !/^\/(?:(?:api|MedicalCollege|files|edge|assets|ws|sandbox)\b|calendar\/)/.test(request.url)

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: PageSettings,
  handlers: Map<string, Handler>,
) {
  const { env } = settings.services
  const origin = env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`
  const { html, styleHashes, pathname, isFound, isPrivate } = await drawPage(
    { request, origin },
    settings,
    handlers,
  )
  return reply
    .code(isFound ? 200 : 404)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      'content-security-policy': contentPolicy(env, {
        host: request.host,
        bootHash: settings.web.bootHash,
        styleHashes,
        isEmbeddable: settings.embeddable.has(pathname),
      }),
      vary: 'user-agent, cookie',
    })
    .send(html)
}

/**
 * Draws the page at an address as the one in front of it sees it: the member whom the login cookie names, else a visitor.
 * What a screen shows depends on the person more often than it seems, so that no screen is asked whether it does.
 */
async function drawPage(
  { request, origin, hasLinkedStyles }: DrawnPage,
  { services, web, pages, config, memberPages, ownerCall }: PageSettings,
  handlers: Map<string, Handler>,
) {
  const [pathname = '', search = ''] = request.url.split(/\?(.*)/s)
  const query = readUrlencoded(search)
  // As the page itself decides: what the address asks for, else Chinese. Only the browser knows a stored choice.
  const language = chooseLanguage(query.lang)
  const screen = web.screens.get(pathname)
  const page = pages.find((candidate) => candidate.path === pathname)
  const isDrawn = screen !== undefined && (!screen.needsLogin || memberPages.has(pathname))
  const member = isDrawn ? await recognise(services, request) : undefined
  const facts = await describe(page, query, services, language, request)
  const isFound = screen !== undefined && facts !== 'missing'
  const known = facts === 'missing' ? undefined : facts
  // What visitors do not find may be there for a member: then the screen asks for itself.
  const isMissing = !isFound && member === undefined
  const isRendered = isMissing || (isFound && (page === undefined || known !== undefined))
  const { body, preload } = isRendered
    ? await renderScreen(known?.preload ?? [], {
        services,
        web,
        config,
        handlers,
        ownerCall,
        language,
        origin,
        request,
        member,
        isMissing,
      })
    : { body: '', preload: { language, answers: [] } as PreloadedAnswers }
  const { html, styleHashes } = fillTemplate(web, {
    language,
    isDesktop: !mobileAgent.test(request.headers['user-agent'] ?? ''),
    title: known?.title ?? `${screen?.title[language] ?? '404'} - ${brandName[language]}`,
    description: known?.description ?? brandDescription[language],
    keywords: known?.keywords ?? brandName[language],
    image: origin + (known?.image ?? brandPicture),
    address: origin + request.url,
    config,
    preload,
    html: body,
    screen,
    picture: known?.picture,
    hasLinkedStyles,
  })
  return {
    html,
    styleHashes,
    pathname,
    isFound,
    isPrivate: preload.member !== undefined || known?.isPrivate === true,
  }
}

/** While the database is away nobody is known, and the shell still comes. */
async function recognise(services: Services, request: PageRequest): Promise<Member | undefined> {
  try {
    return await recogniseRequest(services, request)
  } catch (error) {
    request.log.warn({ err: error }, 'the member of a page could not be recognised')
    return undefined
  }
}

/** A page is worth more than its preview: when the database is away the shell still comes, and says so itself. */
async function describe(
  page: Page | undefined,
  query: Record<string, string>,
  services: Services,
  language: Language,
  request: PageRequest,
): Promise<PageFacts | 'missing' | undefined> {
  if (!page) return undefined
  try {
    return (await page.describe(query, services, language)) ?? 'missing'
  } catch (error) {
    request.log.warn({ err: error }, 'a page could not describe itself')
    return undefined
  }
}
