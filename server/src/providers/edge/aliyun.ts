import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { EdgeLine, EdgePort } from '#kernel/ports/edge.ts'
import { parseLine, readAddress, sentOf } from './log-fields.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** A line of the real-time log, as it is shipped in JSON; numbers may be texts there. */
const lineShape = z.object({
  method: z.literal('GET'),
  uri: z.string(),
  uri_param: z.string(),
  return_code: z.coerce.number(),
  response_size: z.coerce.number(),
  http_range: z.string(),
})

/** A line of the offline log: time, address, proxy, milliseconds, referer, request, status, bytes asked and sent, and more. */
const offlineLine = /^\[[^\]]+\] \S+ \S+ \d+ "[^"]*" "GET (\S+)" (\d{3}) \d+ (\d+) /

/** `auth_key=time-rand-uid-md5`: the viewing is `rand`, so that nobody can change it. */
const viewingIn = (query: URLSearchParams) => query.get('auth_key')?.split('-')[1]

/** Alibaba Cloud CDN with signing of type A. */
export function aliyunEdge(url: string, key: string): EdgePort {
  return {
    address(path, { untilMs, viewing }) {
      const signed = `${Math.ceil(untilMs / 1000)}-${viewing}-0`
      return `${url}${path}?auth_key=${signed}-${md5(`${path}-${signed}-${key}`)}`
    },
    readLine: (line) => (line.startsWith('{') ? readJson(line) : readOffline(line)),
  }
}

function readJson(line: string): EdgeLine | undefined {
  const read = z.safeParse(lineShape, parseLine(line))
  if (!read.success) return undefined
  const viewing = viewingIn(new URLSearchParams(read.data.uri_param))
  const sent = sentOf(read.data.return_code, read.data.http_range, read.data.response_size)
  return viewing && sent ? { path: read.data.uri, viewing, ...sent } : undefined
}

/** It does not say which range was asked for: only whole files are known. */
function readOffline(line: string): EdgeLine | undefined {
  const [, address = '', status, bytes] = offlineLine.exec(line) ?? []
  const asked = readAddress(address)
  const viewing = asked && viewingIn(asked.searchParams)
  const sent = sentOf(Number(status), '', Number(bytes))
  return viewing && sent ? { path: asked.pathname, viewing, ...sent } : undefined
}
