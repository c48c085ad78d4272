import type { SmsMessage } from '#kernel/ports/sms.ts'

/** The message that tests send. */
export const message: SmsMessage = {
  countryCode: '86',
  phone: '13800000001',
  template: 'code',
  values: ['4829'],
  text: '您的验证码是 4829',
  code: '4829',
}
