import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { minutesPath } from '#contract/practice/conference-minutes.ts'
import { chooseLanguage } from '#contract/wire/language.ts'
import { readLoginCookie } from '#kernel/http/login-cookie.ts'
import type { Services } from '#kernel/services.ts'
import { selectRecordings } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import { writeVtt } from '#server/features/library/videos/captions.ts'
import { openLines, openSummary } from './conference-minutes.present.ts'
import { selectMinutes } from './conference-minutes.queries.ts'
import { drawMinutes } from './draw-minutes.ts'
import { findRecorded } from './find-minutes.ts'
import { noteReading } from './show-minutes.ts'

type Route = { Params: { name: string }; Querystring: { lang?: string } }

/** Serves the captions of a recording and its minutes on paper, by the login of somebody who may watch it; each look is logged. */
export function serveMinutes(services: Services, app: FastifyInstance): void {
  const { db, vault, logins } = services
  app.get<Route>(`${minutesPath}:name`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const [, digits = '0', format] = /^(\d{1,15})\.(vtt|pdf)$/.exec(request.params.name) ?? []
    const id = Number(digits)
    const cookie = readLoginCookie(request.headers.cookie)
    const userId = cookie === undefined ? undefined : (await logins.recogniseCookie(cookie))?.userId
    const found = userId === undefined ? undefined : await findRecorded(services, id, userId)
    const row = found && (await selectMinutes(db, id))
    if (row?.state !== 'done') return reply.code(404).type('text/plain; charset=utf-8').send('404')
    await noteReading(db, id, userId!)
    const lines = openLines(vault, row)
    if (format === 'vtt') return reply.type('text/vtt; charset=utf-8').send(writeVtt(lines))
    const { recording, conference } = found!
    const kept = (await selectRecordings(db, recording.room_id)).find((each) => each.recording.id === id)
    const body = await drawMinutes({
      language: chooseLanguage(request.query.lang),
      title: conference.title,
      beganAt: recording.begun_at!,
      names: kept?.agreed ?? [],
      summary: openSummary(vault, row),
      lines,
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`${conference.title}.pdf`))
      .send(body)
  })
}
