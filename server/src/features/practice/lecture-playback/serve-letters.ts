import type { FastifyInstance } from 'fastify'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { drawLetter } from './draw-letter.ts'
import { countNotes, selectQuestions } from './lecture-playback.queries.ts'

const lifeMs = 3600_000
const keyOf = (sheetId: number) => `letters/${sheetId}.pdf`

/** Opens for anyone who has the address, for a while. */
export function letterAddress(vault: Vault, sheetId: number): string {
  const signed = signedAddress(vault, keyOf(sheetId), lifeMs)
  return `/expertLetters/${sheetId}.pdf${signed.slice(signed.indexOf('?'))}`
}

type Route = { Params: { name: string }; Querystring: Signature }

/** Serves letters of thanks, which are drawn when somebody reads them. */
export function serveLetters(app: FastifyInstance, { db, vault }: Services): void {
  app.get<Route>('/expertLetters/:name', async (request, reply) => {
    const sheetId = Number(/^(\d{1,15})\.pdf$/.exec(request.params.name)?.[1])
    const isOpen = Number.isInteger(sheetId) && isSigned(vault, keyOf(sheetId), request.query)
    const row = isOpen ? await selectSheet(db, sheetId) : undefined
    if (!row || !isOver(row))
      return reply
        .code(404)
        .headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .send('404')
    const questions = await selectQuestions(db, row.meeting.id)
    const counts = { questions: questions.length, notes: await countNotes(db, row.meeting.id) }
    return reply
      .headers({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      .send(await drawLetter(row, counts))
  })
}
