import http from 'node:http'
import { text } from 'node:stream/consumers'

export type Asked = { path: string; headers?: Record<string, string>; body?: string }

export type Load = { port: number; seconds: number; clients?: number }

type Driven = { perSecond: number; p99Ms: number }

/**
 * How many requests a second a server answers to clients that each wait for their answer, and how long the slowest hundredth waits.
 * Unlike a load tool it lets a request depend on the previous answer, as a refresh does; all numbers of a comparison come from it.
 */
export async function drive(
  { port, seconds, clients = 16 }: Load,
  ask: (who: number) => Asked,
  receive: (who: number, data: unknown) => void = () => undefined,
): Promise<Driven> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const begun = performance.now()
  const times: number[] = []
  const work = async (who: number) => {
    while (performance.now() - begun < seconds * 1000) {
      const asked = performance.now()
      receive(who, await post(agent, port, ask(who)))
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, who) => work(who)))
  agent.destroy()
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  return { perSecond, p99Ms: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 }
}

/** Each request has its own IP address: the limits per address are not what is measured. */
let addresses = 0
const newAddress = () => {
  const n = addresses++
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

async function post(agent: http.Agent, port: number, { path, headers, body = '' }: Asked): Promise<unknown> {
  const request = http.request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
  })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end(body)
  })
  const answer = JSON.parse(await text(response)) as { status: number; message: string; data: unknown }
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.message}`)
  return answer.data
}
