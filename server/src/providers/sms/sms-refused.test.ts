import { expect, it } from 'vitest'
import { SmsRefused } from './sms-refused.ts'

const refused = { phone: '13800000001', values: ['4829'] }

it.each([
  ['number 13800000001 (13800000001) is wrong', 'number *** (***) is wrong'],
  ['+8613800000001 got 4829', '+86*** got ***'],
  // Quoted requests are encoded twice, so that a search for the value itself does not find it.
  ['no match. server string to sign is:POST&%2F&TemplateParam%3D%257B%2522code', 'no match.'],
  ['no match, Server canonicalRequest: POST /?PhoneNumbers=1', 'no match,'],
  ['', ''],
])('removes the number and the value from "%s"', (words, kept) => {
  expect(new SmsRefused('code', words, refused).message).toBe(`code: ${kept}`)
})

it.each([
  ['isv.BUSINESS_LIMIT_CONTROL', true],
  ['isv.DAY_LIMIT_CONTROL', true],
  ['Throttling.User', true],
  ['LimitExceeded.PhoneNumberThirtySecondLimit', true],
  ['RequestLimitExceeded', true],
  ['InvalidParameterValue.ContentLengthLimit', false],
  ['isv.AMOUNT_NOT_ENOUGH', false],
])('returns whether %s is a limit', (code, limited) => {
  expect(new SmsRefused(code, '', refused).limited).toBe(limited)
})
