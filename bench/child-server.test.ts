import { expect, test } from 'vitest'
import { readEnv } from '../server/src/kernel/env.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { openSms } from '../server/src/providers/sms/open-sms.ts'
import { productionEnv } from './child-server.ts'

test('the settings of the benches are enough for a production server', () => {
  const env = readEnv({ ...productionEnv, DATABASE_URL: 'postgres://bench' })
  expect(() => openSms(env, {} as Db)).not.toThrow()
})
