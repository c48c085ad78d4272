import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import type { WalletFormat } from '#contract/meetings/credit-wallet.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Services } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { creditWalletText } from './credit-wallet.text.ts'
import { drawWallet } from './draw-wallet.ts'
import { readWallet } from './read-wallet.ts'
import { headOf, rowsOf } from './wallet-table.ts'

const lifeMs = 15 * 60_000

type Asked = { userId: number; year: number; language: Language; format: WalletFormat }

const pathOf = ({ userId, year, language, format }: Asked) =>
  `credit-wallet/${userId}/${year}-${language}.${format}`

const contentTypes: Record<WalletFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const exportWallet = answer(walletCalls.export, async ({ year, format }, context) => {
  const { userId } = memberOf(context)
  const { language } = context.caller
  const path = pathOf({ userId, year, language, format })
  const signed = signedAddress(context.vault, path, lifeMs)
  return {
    file_name: await nameOf(context, { userId, year, language, format }),
    url: `/${path}${signed.slice(signed.indexOf('?'))}`,
  }
})

const nameOf = async ({ db }: Services, { userId, year, language, format }: Asked) =>
  `${creditWalletText[language].fileName((await selectUser(db, userId))?.truename ?? '', year)}.${format}`

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
  const [, year, language, format] = /^(\d{4})-(zh|en)\.(pdf|xlsx)$/.exec(name) ?? []
  if (!year || !/^\d{1,15}$/.test(userId)) return undefined
  return {
    userId: Number(userId),
    year: Number(year),
    language: language as Language,
    format: format as WalletFormat,
  }
}

async function write(services: Services, { userId, year, language, format }: Asked): Promise<Buffer> {
  const text = creditWalletText[language]
  const [wallet, user] = await Promise.all([
    readWallet(services, { userId, year }, language),
    selectUser(services.db, userId),
  ])
  const person = user ?? { truename: '', hospital: '', department: '', title: '' }
  if (format === 'pdf') return drawWallet(wallet, person, text)
  const rows = [[text.heading(year)], ...headOf(wallet, person, text), [], ...rowsOf(wallet, text)]
  return writeWorkbook(rows)
}
