import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOutside } from './ask-outside.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
  if (request.url === '/moved') response.writeHead(307, { location: '/elsewhere' }).end()
  else response.end('here')
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const signal = AbortSignal.timeout(60_000)

it('asks, and gives the answer as it is', async () => {
  const answer = await askOutside(`${origin}/`, { signal })
  expect([answer.ok, await answer.text()]).toEqual([true, 'here'])
})

it.each(['GET', 'POST'])('follows no redirect of a %s, and sends a key no further', async (method) => {
  asked.length = 0
  const answer = await askOutside(`${origin}/moved`, {
    method,
    headers: { authorization: 'Bearer key' },
    signal,
  })
  expect([answer.ok, answer.status]).toEqual([false, 307])
  await answer.body?.cancel()
  expect(asked).toEqual([`${method} /moved Bearer key`])
})

it('rejects what is no address, as fetch does', async () => {
  await expect(askOutside('nowhere', { signal })).rejects.toThrow('Invalid URL')
})
