import { expect, it } from 'vitest'
import { readDevice } from './device.ts'

const device = { deviceId: 'd', pushId: 'p' }

it.each([device, JSON.stringify(device)])('reads %o', (answer) => expect(readDevice(answer)).toEqual(device))

it.each([
  null,
  undefined,
  '',
  '{',
  7,
  {},
  { deviceId: 'd' },
  { deviceId: '', pushId: 'p' },
  { deviceId: 1, pushId: 'p' },
])('takes %o for no device', (answer) => expect(readDevice(answer)).toBeUndefined())
