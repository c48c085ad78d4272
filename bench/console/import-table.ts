import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { importCalls } from '#contract/console/imports.ts'
import type { ImportState } from '#contract/console/imports.ts'
import { signText } from '#contract/wire/envelope.ts'

/** Coupons as an operator would paste them, together below what one person may make in a day; every hundredth has no amount. */
export function writeCoupons(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) =>
    [`BENCH${at}`, at % 100 === 0 ? '-' : '0.01', '1', '2026-01-01', '2036-01-01'].join(','),
  )
  return ['优惠码,优惠金额,可使用次数,开始时间,结束时间', ...lines].join('\n')
}

type Sent = { port: number; path: string; token: string; table: string }
type Report = ImportState['report']

/** Sends a table, waits for its job, and answers the report. */
export async function postTable({ port, path, token, table }: Sent): Promise<Report> {
  const ask = async (at: string, fields: Record<string, string>, file?: Blob) => {
    const timestamp = String(Date.now())
    const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
    const form = new FormData()
    for (const [name, value] of Object.entries({ platform: '8', sign, timestamp, is_wechat: '1', ...fields }))
      form.append(name, value)
    if (file) form.append('file', file, 'coupons.csv')
    // A call without a file takes no form of parts.
    const body = file ? form : new URLSearchParams([...form] as [string, string][])
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', headers: { token }, body })
    const { status, message, data } = (await answer.json()) as {
      status: number
      message: string
      data: ImportState
    }
    if (status !== 200) throw new Error(`the import answered ${status}: ${message}`)
    return data
  }
  let now = await ask(path, { resource: 'coupons', try: '0', reason: 'bench' }, new Blob([table]))
  while (now.state === 'waiting') {
    await setTimeout(200)
    now = await ask(importCalls.state.path, { id: String(now.id) })
  }
  if (now.state === 'failed') throw new Error('the import was given up')
  return now.report
}
