import type { FastifyInstance } from 'fastify'
import type { Limit } from '#kernel/limits.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectCertificateByNumber, selectRevokedIds } from './certificates.queries.ts'
import { didDocument, didPath, signStatusList, statusListLength, statusListPath } from './open-badge.ts'
import { originOf } from './serve-certificates.ts'
import { loadCertificateKey } from './signing-key.ts'

/** Anybody's page may read it: a saved page has no origin of its own. */
const forEverybody = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' }

const stateChecks: Limit = { name: 'certificate state', max: 100, windowMs: 10 * 60_000 }

/** What strangers' programs ask: the issuer's key, the list of what was revoked, and whether one certificate was. */
export function serveOpenBadges(app: FastifyInstance, services: Services): void {
  app.get(didPath, async (request, reply) => {
    const key = await loadCertificateKey(services)
    return reply
      .headers({ ...forEverybody, 'cache-control': 'public, max-age=3600' })
      .type('application/did+json')
      .send(JSON.stringify(didDocument(originOf(services, request), key)))
  })
  app.get<{ Params: { list: string } }>(statusListPath(0).replace('/0', '/:list'), async (request, reply) => {
    const list = Number(request.params.list)
    if (!Number.isSafeInteger(list) || list < 0 || list > 1e6) return reply.code(404).send('404')
    const from = list * statusListLength
    const revoked = await selectRevokedIds(services.db, from, from + statusListLength)
    const key = await loadCertificateKey(services)
    const signed = await signStatusList(list, revoked, {
      origin: originOf(services, request),
      key,
      now: new Date(),
    })
    return reply
      .headers({ ...forEverybody, 'cache-control': 'public, max-age=300' })
      .type('application/vc+jwt')
      .send(signed)
  })
  app.get<{ Params: { number: string } }>('/certificates/state/:number', async (request, reply) => {
    await services.limits.spend(stateChecks, request.ip)
    const row = await selectCertificateByNumber(services.db, request.params.number.toUpperCase())
    const state = !row ? 'unknown' : row.revoked_at ? 'revoked' : 'valid'
    const revokedOn = row?.revoked_at ? shanghaiTime(row.revoked_at).slice(0, 10) : ''
    return reply
      .headers({ ...forEverybody, 'cache-control': 'no-store' })
      .send({ state, revoked_on: revokedOn })
  })
}
