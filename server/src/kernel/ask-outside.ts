import { spanOf } from './traces/tracing.ts'

/** A signal ends what hangs; where a request leads on to is not for the other side to say. */
type Asked = Omit<RequestInit, 'redirect' | 'signal'> & { signal: AbortSignal }

/**
 * The one way to ask an address that is not this server. No redirect is followed: what was meant for one service, its keys
 * included, would go to the address that it names, which may be a machine inside our own network. It is an answer like any other, and
 * not `ok`. In a trace it goes by its host alone: paths and queries carry numbers and secrets of people.
 */
export async function askOutside(address: string, asked: Asked): Promise<Response> {
  const { method = 'GET' } = asked
  const { host } = new URL(address)
  const attributes = { 'http.request.method': method, 'server.address': host }
  return spanOf({ name: `${method} ${host}`, attributes }, async (note) => {
    const answer = await fetch(address, { ...asked, redirect: 'manual' })
    note({ 'http.response.status_code': answer.status })
    return answer
  })
}
