import { expect, it } from 'vitest'
import { pushAddressFrom } from './push-address-from.ts'

it('uses the host name of the page', () => {
  expect(pushAddressFrom('rtmp://localhost:1936/live', '192.168.1.5')).toBe('rtmp://192.168.1.5:1936/live')
  expect(pushAddressFrom('rtmp://localhost/live', 'xinglin.test')).toBe('rtmp://xinglin.test/live')
})

it('leaves a configured name and an empty address unchanged', () => {
  expect(pushAddressFrom('rtmp://push.example/live', 'here')).toBe('rtmp://push.example/live')
  expect(pushAddressFrom('', 'here')).toBe('')
})
