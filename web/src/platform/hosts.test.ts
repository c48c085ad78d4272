import { expect, it } from 'vitest'
import { chooseHosts } from './hosts.ts'
import type { HostTable } from './hosts.ts'

it.each([
  ['https://dev.example.com/', 'dev'],
  ['https://test.example.com/meetingDetail?meeting_id=1', 'test'],
  ['https://test1-m.example.com/', 'test1'],
  ['https://release.example.com/', 'release'],
  ['https://gray.example.com/', 'gray'],
  ['https://m.example.com/', 'production'],
  ['http://localhost:3000/', 'production'],
  ['http://dev:3000/', 'dev'],
  ['https://developers.example.com/', 'production'],
  ['https://testimonials.example.com/', 'production'],
  ['https://test2.example.com/', 'production'],
])('knows the environment of %s (R346)', (address, environment) => {
  expect(chooseHosts(address, {}).environment).toBe(environment)
})

it('uses the page origin for all four addresses when nothing is configured (R347)', () => {
  expect(chooseHosts('https://m.example.com/login?from=/', {})).toEqual({
    environment: 'production',
    api: 'https://m.example.com',
    college: 'https://m.example.com',
    saas: 'https://m.example.com',
    socket: 'wss://m.example.com/ws',
  })
  expect(chooseHosts('http://192.168.1.5:3000/', {}).socket).toBe('ws://192.168.1.5:3000/ws')
})

it('uses only the configured addresses of its own environment', () => {
  const table: HostTable = {
    gray: { api: 'https://gray-api.example.com', socket: 'wss://gray-push.example.com/ws' },
    production: { college: 'https://college.example.com' },
  }
  expect(chooseHosts('https://gray.example.com/', table)).toEqual({
    environment: 'gray',
    api: 'https://gray-api.example.com',
    college: 'https://gray.example.com',
    saas: 'https://gray.example.com',
    socket: 'wss://gray-push.example.com/ws',
  })
})
