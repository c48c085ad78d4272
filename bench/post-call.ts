import { createHash } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { signText } from '#contract/wire/envelope.ts'

/** `origin` for what a page of that origin would call. */
export type Line = { agent: http.Agent; port: number; origin?: string }

/** Makes a call as a member, and returns its data. */
export async function postCall(
  line: Line,
  path: string,
  token: string,
  fields: Record<string, string>,
): Promise<unknown> {
  const body = new URLSearchParams(signFields(fields)).toString()
  const request = http.request({
    agent: line.agent,
    host: '127.0.0.1',
    port: line.port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      token,
      ...(line.origin !== undefined && { origin: line.origin }),
    },
  })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end(body)
  })
  const answer = JSON.parse(await text(response)) as { status: number; message: string; data: unknown }
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.message}`)
  return answer.data
}

export function signFields(fields: Record<string, string>): Record<string, string> {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  return { platform: '8', sign, timestamp, is_wechat: '1', ...fields }
}
