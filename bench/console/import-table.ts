import { createHash } from 'node:crypto'
import { signText } from '#contract/wire/envelope.ts'

/** Coupons as an operator would paste them; every hundredth has no amount. */
export function writeCoupons(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) =>
    [`BENCH${at}`, at % 100 === 0 ? '-' : '9.90', '10', '2026-01-01', '2036-01-01'].join(','),
  )
  return ['优惠码,优惠金额,可使用次数,开始时间,结束时间', ...lines].join('\n')
}

type Sent = { port: number; path: string; token: string; table: string }
type Report = { created: number; problems: { row: number; problem: string }[] }

export async function postTable({ port, path, token, table }: Sent): Promise<Report> {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const form = new FormData()
  const fields = { platform: '8', sign, timestamp, is_wechat: '1', resource: 'coupons', try: '0' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([table]), 'coupons.csv')
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  const { status, message, data } = (await answer.json()) as { status: number; message: string; data: Report }
  if (status !== 200) throw new Error(`the import answered ${status}: ${message}`)
  return data
}
