import { readFileSync } from 'node:fs'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { accountCalls } from '#contract/people/account.ts'
import { serveApiDocs } from '#kernel/api-docs.ts'
import type { Env } from '#kernel/env.ts'
import { serveEdge } from '#kernel/files/serve-edge.ts'
import { serveFiles } from '#kernel/files/serve-files.ts'
import { serveHealth } from '#kernel/health.ts'
import { allowOwnOrigins, refuseForeignPages } from '#kernel/http/cross-origin.ts'
import { openApp, refuseMissing } from '#kernel/http/open-app.ts'
import { serveBytes } from '#kernel/http/serve-bytes.ts'
import { serveCalls } from '#kernel/http/serve-calls.ts'
import { serveUploads } from '#kernel/http/serve-uploads.ts'
import { measureCalls } from '#kernel/call-times/call-times.ts'
import { serveMetrics } from '#kernel/metrics/serve-metrics.ts'
import { places } from '#kernel/places.ts'
import { logRefusedCalls } from '#kernel/security-log.ts'
import { secureHeaders } from '#kernel/pages/security-headers.ts'
import { serveConsole } from '#kernel/pages/serve-console.ts'
import { servePages } from '#kernel/pages/serve-pages.ts'
import type { WebApp } from '#kernel/pages/template.ts'
import type { Services } from '#kernel/services.ts'
import { openTracing } from '#kernel/traces/open-tracing.ts'
import { traceCalls } from '#kernel/traces/trace-calls.ts'
import { features, handlers } from './features.ts'
import { describeInEnglish } from './features/library/translations/describe-in-english.ts'
import { openServices } from './open-services.ts'
import { usesSandboxWechat } from './providers/wechat/open-wechat.ts'

export type RunningApp = { app: FastifyInstance; services: Services; close(): Promise<void> }

/** Builds the whole server. It answers as soon as `app.listen` is called. What a failed build has opened is closed again. */
export async function buildApp(env: Env, databaseUrl: string, web: WebApp | undefined): Promise<RunningApp> {
  const app = openApp(env)
  await using begun = new AsyncDisposableStack()
  const tracing = openTracing(env, app.log)
  begun.defer(() => tracing?.to.close())
  if (tracing) traceCalls(app, tracing)
  const opened = await openServices({ env, databaseUrl, app, tracing }, features)
  const { services } = opened
  begun.defer(() => opened.close())
  const pages = features.flatMap(({ pages = [] }) => pages).map(describeInEnglish)
  let isClosing = false
  secureHeaders(
    app,
    features.flatMap(({ cameraPages = [] }) => cameraPages),
  )
  allowOwnOrigins(app, env)
  refuseForeignPages(app, env)
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] })
  serveHealth(app, services, () => isClosing)
  serveMetrics(app, services, features, {
    connections: () => opened.socket.counters.connections,
    isRedisAway: () => opened.redis?.isAway() ?? false,
    pool: opened.database.pool,
    replicas: opened.database.replicas,
    dataDir: env.DATA_DIR,
    providerFailures: opened.providerFailures,
  })
  measureCalls(app, services)
  const refusedCalls = logRefusedCalls(app, services)
  serveCalls(app, services, handlers)
  await serveUploads(app, services, handlers)
  await serveBytes(app, services, handlers)
  serveFiles(
    app,
    services,
    features.flatMap(({ fileReaders = [] }) => fileReaders),
  )
  serveEdge(app, services)
  if (env.NODE_ENV !== 'production')
    serveApiDocs(
      app,
      handlers.map((handler) => handler.call),
    )
  const stops = features.map((feature) => feature.start?.(services, app))
  const stopFeatures = async () => {
    for (const stop of stops.toReversed()) await stop?.()
  }
  begun.defer(stopFeatures)
  begun.defer(() => opened.jobs.stop(0))
  if (env.JOBS === 'on') await opened.jobs.start(services)
  const config = pageConfig(env, services)
  if (web) {
    await serveConsole(app, env, config)
    await servePages(app, {
      services,
      web,
      pages,
      handlers,
      config,
      embeddable: new Set(features.flatMap(({ embeddablePages = [] }) => embeddablePages)),
      ownerCall: accountCalls.userInfo,
      memberPages: new Set(features.flatMap(({ memberPages = [] }) => memberPages)),
    })
  }
  app.setNotFoundHandler(refuseMissing)
  // The start is over: a call does not wait for a connection as long as that did.
  opened.database.hurry()
  begun.move()
  return {
    app,
    services,
    async close() {
      isClosing = true
      await opened.jobs.stop()
      await stopFeatures()
      await services.states.close()
      await opened.socket.close()
      await app.close()
      await refusedCalls.close()
      await opened.close()
    },
  }
}

/** What the page's scripts are told about this deployment; none of it is secret. */
const pageConfig = (env: Env, services: Services) => ({
  hosts: env.HOSTS ?? {},
  appMark: env.APP_MARK,
  desktopOrigin: env.DESKTOP_ORIGIN ?? '',
  testHost: env.TEST_HOST ?? '',
  oldMobileOrigin: env.OLD_MOBILE_ORIGIN ?? '',
  legacyPaths: env.LEGACY_PATHS,
  publicKey: services.sealedBodies.jwk,
  sandbox: env.NODE_ENV !== 'production',
  wechatLogin: wechatLoginOf(env),
  version: readVersion(),
})

/** The sandbox plays WeChat in every browser; a website of the open platform serves those at a desk. */
function wechatLoginOf(env: Env): string {
  if (usesSandboxWechat(env)) return 'everywhere'
  return env.WECHAT_OPEN_APP_ID === undefined ? '' : 'desk'
}

const readVersion = () =>
  (
    JSON.parse(readFileSync(places.manifest, 'utf8')) as {
      version: string
    }
  ).version
