import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { taxOperatorCalls } from '#contract/commerce/tax.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { isSigned, viewerAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import { may } from '#kernel/member.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectTaxedInMonth } from './tax.queries.ts'
import { taxText } from './tax.text.ts'

type Reading = { month: string; readerId: number }

/** What was paid and withheld in a month, a row for each payment. Reading it is logged for each person in it. */
async function readTaxed({ db, vault }: Pick<Services, 'db' | 'vault'>, { month, readerId }: Reading) {
  const rows = await selectTaxedInMonth(db, month)
  const people = [...new Set(rows.map(({ user_id }) => user_id))]
  await insertAccesses(
    db,
    people.map((user_id) => ({ user_id, reader_id: readerId, what: `tax export ${month}` })),
  )
  return rows.map((row) => ({
    name: row.truename,
    idNumber: vault.openText(row.id_number_sealed),
    kind: row.kind,
    isCorrection: row.corrects !== null,
    rest: [row.title, shanghaiTime(row.paid_at)],
    amounts: [row.gross_fen, row.deduction_fen, row.taxable_fen, row.tax_fen, row.net_fen].map(yuanOf),
  }))
}

const lifeMs = 300_000
const keyOf = (month: string, language: string) => `tax-exports/${language}/${month}.xlsx`

/** A browser downloads without a token: the address lasts a few minutes, for the one who asked and their login. */
export const exportWorkbook = answer(taxOperatorCalls.exportWorkbook, async ({ month }, context) => {
  const key = keyOf(month, context.caller.language)
  const signed = viewerAddress(context.vault, key, { id: memberOf(context).userId, lifeMs })
  return { url: `/${key}${signed.slice(signed.indexOf('?'))}` }
})

type Route = { Params: { language: string; name: string }; Querystring: Signature }

export function serveTaxExports(services: Services, app: FastifyInstance): void {
  app.get<Route>('/tax-exports/:language/:name', async (request, reply) => {
    const { language, name } = request.params
    const month = /^(\d{4}-\d\d)\.xlsx$/.exec(name)?.[1] ?? ''
    const { viewer } = request.query
    reply.header('cache-control', 'no-store')
    const member = await recogniseRequest(services, request)
    const isOwn = member !== undefined && member.userId === Number(viewer) && may(member, 'money.read')
    if (!isOwn || !isSigned(services.vault, keyOf(month, language), request.query))
      return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const rows = await readTaxed(services, { month, readerId: member.userId })
    const text = taxText[language as Language]
    const cells = rows.map(({ name: person, idNumber, kind, isCorrection, rest, amounts }, at) => [
      at + 1,
      person,
      idNumber,
      `${text.kinds[kind]}${isCorrection ? text.correction : ''}`,
      ...rest,
      ...amounts.map(Number),
    ])
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(`${text.fileName(month)}.xlsx`))
      .send(writeWorkbook([text.columns, ...cells]))
  })
}
