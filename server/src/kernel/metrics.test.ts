import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const ask = (headers: Record<string, string> = {}) => fetch(`${app.url}/metrics`, { headers })

it('tells its numbers to the machine itself', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('xinglin_socket_connections')
})

it('tells nothing to whom a proxy has brought, even one that nobody has named', async () => {
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await ask({ forwarded: 'for=203.0.113.7' })).status).toBe(404)
  expect((await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer undefined' })).status).toBe(
    404,
  )
})
