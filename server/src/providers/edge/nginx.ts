import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { EdgePort } from '#kernel/ports/edge.ts'
import { parseLine, readContentRange } from './log-fields.ts'

/** A line of the log format `edge` in `deploy/nginx/edge.conf.template`. */
const lineShape = z.object({
  method: z.literal('GET'),
  uri: z.string(),
  v: z.string(),
  status: z.int(),
  range: z.string(),
  bytes: z.int(),
})

/** nginx with `secure_link`: the MD5 of time, path, viewing and key, as `deploy/nginx/edge.conf.template` has it. */
export function nginxEdge(url: string, key: string): EdgePort {
  return {
    address(path, { untilMs, viewing }) {
      const until = Math.ceil(untilMs / 1000)
      const sign = createHash('md5').update(`${until}${path}${viewing} ${key}`).digest('base64url')
      return `${url}${path}?${new URLSearchParams({ e: String(until), v: viewing, s: sign }).toString()}`
    },
    readLine(line) {
      const read = z.safeParse(lineShape, parseLine(line))
      if (!read.success) return undefined
      const { uri: path, v: viewing, status, range, bytes } = read.data
      const from = status === 206 ? readContentRange(range)?.from : 0
      if ((status !== 200 && status !== 206) || from === undefined || bytes === 0) return undefined
      return { path, viewing, from, to: from + bytes }
    },
  }
}
