import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { readEnv } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import { openApp } from './open-app.ts'

it('knows for the log which refusal answered with HTTP 200', async () => {
  const app = openApp(readEnv({ LOG_LEVEL: 'silent' }))
  const refused: unknown[] = []
  app.addHook('onResponse', async (request) => void refused.push(request.refused))
  app.get('/fine', async () => ({}))
  app.get('/refused', async () => {
    throw refuse(failures.noPermission)
  })
  expect((await app.inject('/fine')).statusCode).toBe(200)
  expect((await app.inject('/refused')).statusCode).toBe(200)
  expect(refused).toEqual([undefined, 'noPermission'])
  await app.close()
})
