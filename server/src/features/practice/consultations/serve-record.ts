import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { consultationRecordPath } from '#contract/practice/consultations.ts'
import { chooseLanguage } from '#contract/wire/language.ts'
import { readLoginCookie } from '#kernel/http/login-cookie.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentConsultation } from './consultations.present.ts'
import { selectConsultation } from './consultations.queries.ts'
import { drawRecord } from './draw-record.ts'
import { factsOf, roleOf } from './find-consultation.ts'
import type { FoundConsultation } from './find-consultation.ts'
import { readParts } from './read-consultation.ts'
import { insertView } from './views.queries.ts'

type Route = { Params: { name: string }; Querystring: { lang?: string } }

/**
 * Serves the record of a consultation as a PDF to both of its doctors, by their login: an address that opens by itself could be
 * passed on. Nothing is sent before the export is logged.
 */
export function serveRecords(services: Services, app: FastifyInstance): void {
  const { db, vault, logins } = services
  app.get<Route>(`${consultationRecordPath}:name`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const id = Number(/^(\d{1,15})\.pdf$/.exec(request.params.name)?.[1] ?? 0)
    const cookie = readLoginCookie(request.headers.cookie)
    const userId = cookie === undefined ? undefined : (await logins.recogniseCookie(cookie))?.userId
    const row = userId === undefined ? undefined : await selectConsultation(db, id, userId)
    const role = row && roleOf(row, userId!)
    if (!role || role === 'candidate') return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const facts = factsOf(row, role)
    const found: FoundConsultation = { row, consultation: row.consultation, role, facts, userId: userId! }
    const [parts, user] = await Promise.all([
      readParts(db, row.consultation),
      selectUser(db, userId!),
      insertView(db, { id, userId: userId!, what: 'export' }),
    ])
    const body = await drawRecord(presentConsultation(found, parts, vault), {
      language: chooseLanguage(request.query.lang),
      by: user?.truename ?? '',
      time: shanghaiTime(new Date()),
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`consultation-${id}.pdf`))
      .send(body)
  })
}
