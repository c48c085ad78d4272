import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { chooseLanguage } from '#contract/wire/language.ts'
import type { Env } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import { logOptions } from '#kernel/log.ts'
import { asRefusal, httpStatusOf, wrapRefusal } from './envelope.ts'
import { discardRest } from './discard-rest.ts'
import { flatten, readMultipartFields, readUrlencoded } from './form-body.ts'
import { shedLoad } from './shed-load.ts'
import { boundSlowClients, usualPatience } from './slow-clients.ts'

/** Plain calls are small; files go through their own routes. */
const bodyLimit = 256 * 1024
/** A head that takes longer is no head; Node looks for them at this interval. */
const headTimes = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** A web server that knows bodies, envelopes, limits and logs, and no call yet. */
export function openApp(env: Env, patience = usualPatience): FastifyInstance {
  const app = fastify({
    logger: logOptions(env.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Node's own limit would end long uploads as well: `boundSlowClients` limits the bodies of plain calls.
    requestTimeout: 0,
    connectionTimeout: patience.silenceMs,
    http: headTimes,
    forceCloseConnections: 'idle',
    // Addresses that are no address, such as /%zz, never reach the handlers below.
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply as FastifyReply),
  })
  readBodies(app)
  boundSlowClients(app, patience)
  shedLoad(app)
  nameRequests(app)
  answerErrors(app)
  return app
}

function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readUrlencoded(body as string)),
  )
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
    const fields = readMultipartFields(body as Buffer, request.headers['content-type'] ?? '')
    if (fields) done(null, fields)
    else done(refuse(failures.parameterError, { detail: 'multipart' }))
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, flatten(body === '' ? {} : JSON.parse(body as string)))
    } catch {
      done(refuse(failures.parameterError, { detail: 'JSON' }))
    }
  })
}

function nameRequests(app: FastifyInstance) {
  app.decorateRequest('refused', undefined)
  app.decorateRequest('userId', undefined)
  app.decorateRequest('accountId', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    // The one character that the database cannot store has no place in an address.
    done(request.url.includes('%00') ? refuse(failures.pathMissing) : undefined)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({
      call: call?.id,
      path: call ? undefined : request.routeOptions.url,
      http: reply.statusCode,
      refused: request.refused,
      ms,
    })
    done()
  })
}

function refuseAddress({ id, headers }: Pick<FastifyRequest, 'id' | 'headers'>, reply: FastifyReply) {
  const language = chooseLanguage(headers['accept-language'])
  void reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': id })
    .send(wrapRefusal('web', refuse(failures.pathMissing), language))
}

/** For addresses that are neither a call nor, where pages are served, a page. */
export const refuseMissing = () => {
  throw refuse(failures.pathMissing)
}

function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, request.id)
    // Most refusals answer with HTTP 200: only this tells them apart in the log.
    request.refused = refusal.failure.name
    const status = httpStatusOf(refusal)
    if (status === 500) request.log.error({ err: error }, 'fault')
    else if (status === 503) request.log.warn({ err: error }, 'busy')
    const service = request.url.startsWith('/MedicalCollege/') ? 'college' : 'web'
    if (status === 503) void reply.header('retry-after', '1')
    if (status === 413) {
      // Fastify closes the connection: a client that is still sending would see that instead of the answer.
      void reply.removeHeader('connection')
      discardRest(request.raw)
    }
    const { lang } = flatten(request.body ?? request.query)
    const language = chooseLanguage(lang ?? request.headers['accept-language'])
    return reply
      .code(status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(wrapRefusal(service, refusal, language))
  })
}
