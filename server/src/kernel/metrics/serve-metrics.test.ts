import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { accountCalls } from '#contract/people/account.ts'
import { watchPort } from '#server/providers/watch-port.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTally } from './tally.ts'

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

const read = async () => (await ask()).text()
const valueOf = async (line: string) => {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

it('counts calls by how they ended, and logins', async () => {
  const { phone } = await buildUser(app.services, { password: 'Xinglin2026' })
  const logIn = (password: string) => app.client().ask(accountCalls.login, { username: phone, password })
  const answered = 'xinglin_calls_total{call="account.login",outcome="answered"}'
  const refused = 'xinglin_calls_total{call="account.login",outcome="refused"}'
  const before = [(await valueOf(answered)) ?? 0, (await valueOf(refused)) ?? 0]
  expect((await logIn('Xinglin2026')).status).toBe(200)
  expect((await logIn('Wrong2026')).status).not.toBe(200)
  await expect
    .poll(async () => [await valueOf(answered), await valueOf(refused)])
    .toEqual([before[0]! + 1, before[1]! + 1])
  expect(await read()).toMatch(/^xinglin_logins_total\{client="\w+"\} [1-9]/m)
})

it('tells what operators of servers act upon', async () => {
  const text = await read()
  for (const name of [
    '# TYPE xinglin_jobs gauge',
    'xinglin_disk_free_ratio 0.',
    'xinglin_refunds_in_doubt_fen ',
    'xinglin_transfers_in_doubt_fen ',
    'xinglin_database_connections{state="busy"}',
    'xinglin_degraded{part="redis"} 0',
  ])
    expect(text).toContain(`\n${name}`)
  expect(text).toContain('# TYPE xinglin_provider_failures_total counter')
})

it('counts what fails at an outside service, and not what it refuses', async () => {
  class SmsRefused extends Error {}
  const failures = createTally()
  const port = {
    send: (how: Error | undefined) => (how ? Promise.reject(how) : Promise.resolve('sent')),
    name: 'aliyun',
  }
  const counted = watchPort('sms', port, failures)
  await expect(counted.send(new TypeError('fetch failed'))).rejects.toThrow('fetch failed')
  await expect(counted.send(new SmsRefused('no credit'))).rejects.toThrow('no credit')
  expect(await counted.send(undefined)).toBe('sent')
  expect(counted.name).toBe('aliyun')
  expect(failures.all()).toEqual([{ labels: { provider: 'sms', call: 'send' }, value: 1 }])
})

it.each(['alerts.yaml', 'dashboard.json'])(
  'is asked by deploy/monitoring/%s for what it tells alone',
  async (name) => {
    const told = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric))
    const file = readFileSync(
      path.resolve(import.meta.dirname, '../../../../deploy/monitoring', name),
      'utf8',
    )
    const asked = [...file.matchAll(/\b((?:xinglin|nodejs|process)_[a-z0-9_]+)/g)].map(([, metric]) =>
      metric!.replace(/_(bucket|sum|count)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((metric) => !told.has(metric))).toEqual([])
  },
)
