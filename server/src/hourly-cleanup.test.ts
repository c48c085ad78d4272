import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { cleanUpHourly } from './hourly-cleanup.ts'

const app = await testApp()

it('runs every cleanup, also after one that fails, and fails then', async () => {
  const ran: string[] = []
  const job = cleanUpHourly([
    async () => ran.push('first'),
    () => Promise.reject(new Error('no')),
    async () => ran.push('last'),
  ])
  await expect(job.run(app.services, {})).rejects.toThrow('1 cleanups failed')
  expect(ran).toEqual(['first', 'last'])
})

it('has nothing to complain about on a real database', async () => {
  await expect(cleanUpHourly([]).run(app.services, {})).resolves.toBeUndefined()
})
