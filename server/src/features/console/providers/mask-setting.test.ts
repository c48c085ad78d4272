import { expect, it } from 'vitest'
import { maskSetting } from './mask-setting.ts'

it.each([
  ['', true, ''],
  ['short', true, '••••••'],
  ['LTAI5tExampleSecretKey1234', true, '••••••1234'],
  ['smtp://user:password@mail.example.com', true, '••••••'],
  ['-----BEGIN KEY-----\nabc\n-----END KEY-----', true, '••••••'],
  ['aliyun', false, 'aliyun'],
  ['x'.repeat(400), false, `${'x'.repeat(300)}…`],
])('shows %j (secret: %j) as %j', (value, isSecret, shown) => {
  expect(maskSetting(value, isSecret)).toBe(shown)
})
