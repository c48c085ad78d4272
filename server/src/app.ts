import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { serveApiDocs } from '#kernel/api-docs.ts'
import type { Env } from '#kernel/env.ts'
import { serveFiles } from '#kernel/files/serve-files.ts'
import { serveHealth } from '#kernel/health.ts'
import { openApp, refuseMissing } from '#kernel/http/open-app.ts'
import { serveCalls } from '#kernel/http/serve-calls.ts'
import { serveUploads } from '#kernel/http/serve-uploads.ts'
import { serveMetrics } from '#kernel/metrics.ts'
import { secureHeaders } from '#kernel/pages/security-headers.ts'
import { servePages } from '#kernel/pages/serve-pages.ts'
import type { WebApp } from '#kernel/pages/template.ts'
import { sendMailsRegularly } from './features/data-packages/send-mails.ts'
import { remindRegularly } from './features/reservations/remind.ts'
import { serveCalendar } from './features/reservations/serve-calendar.ts'
import { settlePulse } from './features/live-room/room-pulse.ts'
import { keepLive } from './features/live/keep-live.ts'
import { takeCameras } from './features/live/take-cameras.ts'
import { serveLive } from './features/live/serve-live.ts'
import { serveCertificates } from './features/certificates/serve-certificates.ts'
import { serveSandbox } from './features/sandbox/serve-sandbox.ts'
import { serveWechatSandbox } from './features/wechat/serve-wechat-sandbox.ts'
import { keepIndex } from './features/search/keep-index.ts'
import { handlers, pages } from './features.ts'
import { openHouse } from './open-house.ts'
import { sweepRegularly } from './sweep.ts'
import type { OpenHouse } from './open-house.ts'

export type RunningApp = { app: FastifyInstance; house: OpenHouse['house']; close(): Promise<void> }

/** Builds the whole server. It answers as soon as `app.listen` is called. */
export async function buildApp(env: Env, databaseUrl: string, web: WebApp | undefined): Promise<RunningApp> {
  const app = openApp(env)
  const opened = await openHouse(env, databaseUrl, app)
  const { house } = opened
  const stopSweeping = sweepRegularly(house)
  const stopIndexing = keepIndex(house)
  const stopMailing = sendMailsRegularly(house)
  const stopReminding = remindRegularly(house)
  const live = keepLive(house)
  const cameras = takeCameras(app.server, house)
  let isClosing = false
  secureHeaders(app)
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] })
  serveHealth(app, house.db, () => isClosing)
  serveMetrics(app, env, () => opened.socket.counters.connections)
  serveCalls(app, house, handlers)
  await serveUploads(app, house, handlers)
  serveFiles(app, house)
  serveCertificates(app, house)
  serveLive(app, house, live.onAir)
  serveCalendar(app, house)
  await serveApiDocs(
    app,
    handlers.map((handler) => handler.call),
  )
  serveSandbox(app, house)
  serveWechatSandbox(app, house)
  if (web) await servePages(app, { house, web, pages, handlers, config: pageConfig(env, house) })
  app.setNotFoundHandler(refuseMissing)
  return {
    app,
    house,
    async close() {
      isClosing = true
      stopSweeping()
      await stopMailing()
      await settlePulse(house.db)
      await stopReminding()
      await cameras.close()
      await live.close()
      await opened.socket.close()
      await app.close()
      await stopIndexing()
      await opened.close()
    },
  }
}

/** What the page's scripts are told about this deployment; none of it is secret. */
const pageConfig = (env: Env, house: OpenHouse['house']) => ({
  hosts: env.HOSTS ?? {},
  appMark: env.APP_MARK,
  desktopOrigin: env.DESKTOP_ORIGIN ?? '',
  testHost: env.TEST_HOST ?? '',
  oldMobileOrigin: env.OLD_MOBILE_ORIGIN ?? '',
  legacyPaths: env.LEGACY_PATHS,
  publicKey: house.sealedBodies.publicKey,
  sandbox: env.NODE_ENV !== 'production',
  version: readVersion(),
})

const readVersion = () =>
  (
    JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string
    }
  ).version
