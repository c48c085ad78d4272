import { expect, it } from 'vitest'
import { maskPhone } from './mask-phone.ts'

it.each([
  ['13800005678', '138****5678'],
  [' 13800005678 ', '138****5678'],
  ['8613800005678', '861******5678'],
  ['61234567', '61****67'],
  ['12345', '1***5'],
  ['123', '***'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

it('leaves a number unchanged that the server has masked', () => {
  expect(maskPhone('138****5678')).toBe('138****5678')
})
