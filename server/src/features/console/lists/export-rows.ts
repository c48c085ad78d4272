import { timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { resourceCalls } from '#contract/console/resources.ts'
import type { Language } from '#contract/wire/language.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Resource } from '#kernel/console-framework/resource.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { recogniseRequest } from '#kernel/http/recognise-request.ts'
import { may } from '#kernel/member.ts'
import { streamWorkbook } from '#kernel/files/stream-workbook.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import type { Context, Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { presentRow } from './present-row.ts'

/** What an export address stands for. It opens for the one who asked, as long as they are logged in with the right. */
type Ticket = {
  resource: string
  filters: Record<string, string>
  columns: string[]
  language: Language
  userId: number
  until: number
}

const lifeMs = 5 * 60_000
export const exportPath = '/console-export'

const sealOf = (vault: Vault, body: string) => vault.digest(`console export ${body}`)

export const exportRows = answer(resourceCalls.exportAddress, async (input, context) => {
  const { vault, caller } = context
  resourcesOf(context).open(context, input.resource)
  const { filters } = await resourcesOf(context).openRows(context, input)
  const ticket: Ticket = {
    resource: input.resource,
    columns: input.columns,
    filters,
    language: caller.language,
    userId: memberOf(context).userId,
    until: Date.now() + lifeMs,
  }
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return { url: `${exportPath}?ticket=${body}&sig=${sealOf(vault, body).toString('base64url')}` }
})

function readTicket(vault: Vault, { ticket = '', sig = '' }: Record<string, string>): Ticket | undefined {
  const seal = sealOf(vault, ticket)
  const given = Buffer.from(sig, 'base64url')
  if (given.length !== seal.length || !timingSafeEqual(given, seal)) return undefined
  const read = JSON.parse(Buffer.from(ticket, 'base64url').toString()) as Ticket
  return read.until > Date.now() ? read : undefined
}

/** Sends an export as it is read: neither the rows nor the file are ever whole in memory. */
export function serveExports(services: Services, app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, string> }>(exportPath, async (request, reply) => {
    const ticket = readTicket(services.vault, request.query)
    const resource = resourcesOf(services).all.find(({ name }) => name === ticket?.resource)
    const member = ticket && (await recogniseRequest(services, request))
    if (!ticket || !resource || member?.userId !== ticket.userId || !may(member, resource.right))
      return reply.code(404).send('Not Found')
    const name = `${resource.title[ticket.language]} ${shanghaiTime(new Date()).replace(':', '-')}.xlsx`
    const context = besideCalls(services, ticket.language, member)
    const body = new PassThrough()
    streamWorkbook(tableOf(resource, ticket, context), body).catch((error: unknown) =>
      body.destroy(error as Error),
    )
    return reply
      .headers({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': attachment(name),
        'cache-control': 'no-store',
      })
      .send(body)
  })
}

async function* tableOf(resource: Resource, ticket: Ticket, context: Context): AsyncGenerator<Cell[]> {
  const { language } = ticket
  const shown = Object.entries(resource.columns).filter(
    ([key]) => ticket.columns.length === 0 || ticket.columns.includes(key),
  )
  yield ['ID', ...shown.map(([, { title }]) => title[language])]
  for await (const batch of resource.rows.batches(context, ticket.filters))
    for (const raw of batch) {
      const row = presentRow(resource, raw, context)
      yield [
        raw.id,
        ...shown.map(([key, column]) => {
          const value = row[key] ?? ''
          if (value === '') return ''
          if (column.kind === 'money') return { yuan: Number(value) / 100 }
          if (column.kind === 'time') return { time: String(value) }
          if (typeof value === 'boolean') return value ? yes[language] : no[language]
          return column.states?.[String(value)]?.title[language] ?? value
        }),
      ]
    }
}

const yes = { zh: '是', en: 'yes' }
const no = { zh: '否', en: 'no' }
