import { expect, it, vi } from 'vitest'
import type { Db } from '#kernel/database.ts'
import { EnvError } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'
import { openSms } from './open-sms.ts'

const message: SmsMessage = {
  countryCode: '86',
  phone: '13800000001',
  template: 'code',
  values: ['4829'],
  text: 't',
}
const named = {
  SMS_SIGN_NAME: '杏林',
  SMS_TEMPLATE_CODE: '1',
  SMS_TEMPLATE_PASSWORD: '2',
  SMS_TEMPLATE_REMINDER: '3',
  SMS_TEMPLATE_REBINDING: '4',
  SMS_TEMPLATE_TASK: '4',
  SMS_TEMPLATE_CONFERENCE: '4',
  SMS_TEMPLATE_MESSAGE: '4',
}
const aliyun = {
  ...named,
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'a',
  ALIYUN_ACCESS_KEY_SECRET: 'b',
} as const
const tencent = {
  ...named,
  SMS_PROVIDER: 'tencent',
  TENCENT_SECRET_ID: 'a',
  TENCENT_SECRET_KEY: 'b',
  TENCENT_SMS_APP_ID: 'c',
} as const

function open(env: Partial<Env>) {
  const values = vi.fn(() => ({ onConflictDoNothing: () => Promise.resolve() }))
  const db = { insert: () => ({ values }) } as unknown as Db
  return { sms: openSms(env as Env, db), values }
}

it.each(['development', 'test'] as const)('is the sandbox without a provider in %s', async (NODE_ENV) => {
  const { sms, values } = open({ NODE_ENV })
  await sms.send(message)
  expect(values).toHaveBeenCalledOnce()
})

it('never is the sandbox in production', () => {
  expect(() => open({ NODE_ENV: 'production' })).toThrow(
    new EnvError('SMS_PROVIDER must be set: the sandbox outbox never runs in production'),
  )
})

it.each([
  ['aliyun', aliyun, /^https:\/\/dysmsapi\.aliyuncs\.com\/\?PhoneNumbers=13800000001&/],
  ['tencent', tencent, /^https:\/\/sms\.tencentcloudapi\.com\/$/],
])('is %s when chosen, in production as elsewhere', async (_, env, address) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no line in this test'))
  const { sms, values } = open({ NODE_ENV: 'production', ...env })
  await expect(sms.send(message)).rejects.toThrow('could not be reached')
  expect(asked.mock.calls[0]?.[0]).toMatch(address)
  expect(values).not.toHaveBeenCalled()
  asked.mockRestore()
})

it.each(
  [
    ...Object.keys(aliyun).map((name) => [name, aliyun] as const),
    ...Object.keys(tencent).map((name) => [name, tencent] as const),
  ].filter(([name]) => name !== 'SMS_PROVIDER'),
)('names %s when it is missing', (name, env) => {
  expect(() => open({ NODE_ENV: 'production', ...env, [name]: undefined })).toThrow(
    new EnvError(`${name} must be set: SMS_PROVIDER is ${env.SMS_PROVIDER}`),
  )
})
