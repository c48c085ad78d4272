import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { signText } from '#contract/wire/envelope.ts'
import { median, productionEnv, startChild, untilAnswering } from './child-server.ts'
import { builtServer } from '../tools/build/built-folder.ts'

const seconds = 8
const rounds = 3

export type Statement = { text: string; values: unknown[] }

/** Statements travel as JSON, which has no bytes: PostgreSQL reads them as text as well. */
export const writable = ({ text, values }: Statement): Statement => ({
  text,
  values: values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)),
})

type Compared = {
  name: string
  databaseUrl: string
  path: string
  fields: Record<string, string>
  /** Of a member, for calls that need one. */
  token?: string
  /** The statements that the call runs. */
  statements: Statement[]
}

/** Measures a call against a bare server with the same SQL, alternating in one run. Returns the median of the ratios. */
export async function compareCall(compared: Compared): Promise<number> {
  const { name, databaseUrl, statements } = compared
  const children: ChildProcess[] = [
    startChild(builtServer, 4101, { ...productionEnv, DATABASE_URL: databaseUrl }),
    startChild('bench/peer.ts', 4102, { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(statements) }),
  ]
  try {
    await Promise.all([untilAnswering(4101), untilAnswering(4102)])
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await load(4101, compared)
      const limit = await load(4102, compared)
      ratios.push(own / limit)
      process.stdout.write(`  ${name}: ${own.toFixed(0)}/s of ${limit.toFixed(0)}/s\n`)
    }
    return median(ratios)
  } finally {
    for (const child of children) child.kill()
    await pause(500)
  }
}

async function load(port: number, { path, fields, token }: Compared): Promise<number> {
  let refused = ''
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const common = { platform: '8', sign, timestamp, guest_id: '10000000', is_wechat: '1' }
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token && { token }) },
    body: new URLSearchParams({ ...common, ...fields }).toString(),
    connections: 16,
    duration: seconds,
    // A refusal is quick, and has its status in the body; the medical-college service has an envelope of its own.
    verifyBody: (body) => {
      const isAnswered = /^\{("status":200|"code":"SUCCESS"),/.test(String(body))
      if (!isAnswered) refused = String(body).slice(0, 200)
      return isAnswered
    },
  })
  if (result.non2xx > 0 || result.errors > 0 || result.mismatches > 0)
    throw new Error(`${result.non2xx + result.mismatches} refusals, ${result.errors} errors: ${refused}`)
  return result.requests.average
}
