import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { walletCalls, walletFailures } from '#contract/meetings/credit-wallet.ts'
import type { WalletFormat } from '#contract/meetings/credit-wallet.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Services } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectVerification } from '#server/features/people/verification/verification.queries.ts'
import { selectFormat, upsertExport } from './credit-formats.queries.ts'
import { creditWalletText } from './credit-wallet.text.ts'
import { drawWallet } from './draw-wallet.ts'
import { asksIdNumber, fillFormat } from './platform-format.ts'
import { readWallet } from './read-wallet.ts'
import { headOf, rowsOf } from './wallet-table.ts'

const lifeMs = 15 * 60_000

type Asked = { userId: number; year: number; language: Language; format: WalletFormat; formatId: number }

const pathOf = ({ userId, year, language, format, formatId }: Asked) =>
  `credit-wallet/${userId}/${year}-${language}${formatId === 0 ? '' : `-${formatId}`}.${format}`

const contentTypes: Record<WalletFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const exportWallet = answer(walletCalls.export, async (input, context) => {
  const { db, vault } = context
  const { year, format_id: formatId = 0 } = input
  const { userId } = memberOf(context)
  const { language } = context.caller
  if (formatId !== 0) await notePlatformExport(db, { userId, year, formatId })
  const asked: Asked = { userId, year, language, format: formatId === 0 ? input.format : 'xlsx', formatId }
  const path = pathOf(asked)
  const signed = signedAddress(vault, path, lifeMs)
  return { file_name: await nameOf(context, asked), url: `/${path}${signed.slice(signed.indexOf('?'))}` }
})

async function notePlatformExport(
  db: Db,
  { userId, year, formatId }: { userId: number; year: number; formatId: number },
): Promise<void> {
  const format = await selectFormat(db, formatId)
  if (!format) throw refuse(failures.dataMissing)
  if (asksIdNumber(format)) {
    if (!(await selectVerification(db, userId))?.id_number_sealed)
      throw refuse(walletFailures.idNumberMissing)
    await insertAccess(db, { user_id: userId, reader_id: userId, what: 'id number for a credit platform' })
  }
  await upsertExport(db, { userId, formatId, year })
}

async function nameOf({ db }: Services, { userId, year, language, format, formatId }: Asked) {
  const platform = formatId === 0 ? undefined : await selectFormat(db, formatId)
  const name = (await selectUser(db, userId))?.truename ?? ''
  return `${creditWalletText[language].fileName(name, year)}${platform ? `-${platform.name}` : ''}.${format}`
}

type Route = { Params: { userId: string; name: string }; Querystring: Signature }

/** Serves the export to the holder of a signed address: the browser saves it without the headers of a call. */
export function serveWallets(app: FastifyInstance, services: Services): void {
  app.get<Route>('/credit-wallet/:userId/:name', async (request, reply) => {
    const asked = readPath(request.params)
    if (!asked || !isSigned(services.vault, pathOf(asked), request.query))
      return reply.code(404).type('text/plain; charset=utf-8').send('404')
    return reply
      .headers({
        'content-type': contentTypes[asked.format],
        'content-disposition': attachment(await nameOf(services, asked)),
        'cache-control': 'private, no-store',
      })
      .send(await write(services, asked))
  })
}

function readPath({ userId, name }: Route['Params']): Asked | undefined {
  const [, year, language, formatId = '0', format] =
    /^(\d{4})-(zh|en)(?:-(\d{1,15}))?\.(pdf|xlsx)$/.exec(name) ?? []
  if (!year || !/^\d{1,15}$/.test(userId)) return undefined
  return {
    userId: Number(userId),
    year: Number(year),
    language: language as Language,
    format: format as WalletFormat,
    formatId: Number(formatId),
  }
}

async function write(services: Services, asked: Asked): Promise<Buffer> {
  const { userId, year, language, format, formatId } = asked
  const text = creditWalletText[language]
  const [wallet, user] = await Promise.all([
    readWallet(services, { userId, year }, language),
    selectUser(services.db, userId),
  ])
  const person = user ?? { truename: '', hospital: '', department: '', title: '' }
  const platform = formatId === 0 ? undefined : await selectFormat(services.db, formatId)
  if (platform) {
    const sealed = (await selectVerification(services.db, userId))?.id_number_sealed
    const idNumber = sealed ? services.vault.openText(sealed) : ''
    return writeWorkbook(fillFormat(platform, wallet.credits, { ...person, idNumber }))
  }
  if (format === 'pdf') return drawWallet(wallet, person, text)
  const rows = [[text.heading(year)], ...headOf(wallet, person, text), [], ...rowsOf(wallet, text)]
  return writeWorkbook(rows)
}
