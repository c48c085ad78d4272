import { createHash } from 'node:crypto'
import type { EdgePort } from '#kernel/ports/edge.ts'
import { readAddress, sentOf } from './log-fields.ts'

/** Fields are separated by spaces; those that contain some are in quotes. */
const field = /"([^"]*)"|\S+/g

/** Tencent Cloud CDN with authentication of type D. */
export function tencentEdge(url: string, key: string): EdgePort {
  return {
    address(path, { untilMs, viewing }) {
      const time = String(Math.ceil(untilMs / 1000))
      const sign = createHash('md5').update(`${key}${path}${time}`).digest('hex')
      return `${url}${path}?${new URLSearchParams({ sign, t: time, v: viewing }).toString()}`
    },
    // Time, client, domain, path, bytes, province, carrier, status, referer, milliseconds, agent, range, method, and more.
    readLine(line) {
      const fields = [...line.matchAll(field)].map(([whole, quoted]) => quoted ?? whole)
      const [path = '', bytes, status, range = '', method] = [3, 4, 7, 11, 12].map((at) => fields[at])
      const asked = method === 'GET' ? readAddress(path) : undefined
      const viewing = asked?.searchParams.get('v')
      const sent = sentOf(Number(status), range, Number(bytes))
      return viewing && sent ? { path: asked!.pathname, viewing, ...sent } : undefined
    },
  }
}
