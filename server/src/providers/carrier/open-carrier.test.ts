import { expect, it } from 'vitest'
import { EnvError, readEnv } from '#kernel/env.ts'
import { openCarrier } from './open-carrier.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/x',
  MASTER_KEY: '0'.repeat(64),
  PUBLIC_ORIGIN: 'https://example.com',
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: 's',
  SMS_TEMPLATE_CODE: 'c',
  SMS_TEMPLATE_PASSWORD: 'p',
  SMS_TEMPLATE_REMINDER: 'r',
  SMS_TEMPLATE_REBINDING: 'b',
  SMS_TEMPLATE_TASK: 'b',
  SMS_TEMPLATE_CONFERENCE: 'b',
  SMS_TEMPLATE_MESSAGE: 'b',
  ALIYUN_ACCESS_KEY_ID: 'i',
  ALIYUN_ACCESS_KEY_SECRET: 's',
}
const token = { gyuid: 'g', accessToken: 'sandbox-13800000001' }

it('uses the sandbox outside production', async () => {
  const carrier = openCarrier(readEnv({}))
  expect(await carrier.resolve(token)).toEqual({ countryCode: '86', phone: '13800000001' })
  await expect(carrier.resolve({ ...token, accessToken: 'sandbox-123' })).rejects.toThrow('sandbox')
  await expect(carrier.resolve({ ...token, accessToken: '13800000001' })).rejects.toThrow('sandbox')
})

it('never uses the sandbox in production', async () => {
  await expect(openCarrier(readEnv(production)).resolve(token)).rejects.toThrow('not set up')
})

it.each(['GETUI_APP_KEY', 'GETUI_MASTER_SECRET'])('names %s when it is missing', (name) => {
  const all = { GETUI_APP_ID: 'a', GETUI_APP_KEY: 'k', GETUI_MASTER_SECRET: 'm'.repeat(22) }
  const { [name as 'GETUI_APP_KEY']: _, ...rest } = all
  expect(() => readEnv(rest)).toThrow(EnvError)
  expect(() => readEnv(rest)).toThrow(name)
})
