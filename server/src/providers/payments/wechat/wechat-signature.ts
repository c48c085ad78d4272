import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import type { KeyLike } from 'node:crypto'

export type MerchantKey = { merchantId: string; keySerial: string; privateKey: string }

const lines = (...parts: string[]) => parts.map((part) => `${part}\n`).join('')

const signLines = (privateKey: string, ...parts: string[]) =>
  createSign('RSA-SHA256')
    .update(lines(...parts))
    .sign(privateKey, 'base64')

export const makeNonce = () => randomBytes(16).toString('hex')
export const secondsNow = () => String(Math.floor(Date.now() / 1000))

/** The `Authorization` of a request. `target` is path and query. */
export function authorize(
  key: MerchantKey,
  request: { method: string; target: string; body: string },
): string {
  const nonce = makeNonce()
  const timestamp = secondsNow()
  const signature = signLines(key.privateKey, request.method, request.target, timestamp, nonce, request.body)
  return (
    `WECHATPAY2-SHA256-RSA2048 mchid="${key.merchantId}",nonce_str="${nonce}",` +
    `signature="${signature}",timestamp="${timestamp}",serial_no="${key.keySerial}"`
  )
}

/** What `WeixinJSBridge`, or `wx.requestPayment` in a mini-program, needs to open the cashier. */
export function jsapiParameters(privateKey: string, appId: string, prepayId: string): Record<string, string> {
  const timeStamp = secondsNow()
  const nonceStr = makeNonce()
  const prepay = `prepay_id=${prepayId}`
  const paySign = signLines(privateKey, appId, timeStamp, nonceStr, prepay)
  return { appId, timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign }
}

/** What WeChat's SDK needs inside an app. */
export function appParameters(
  { privateKey, merchantId }: MerchantKey,
  appId: string,
  prepayId: string,
): Record<string, string> {
  const timeStamp = secondsNow()
  const nonceStr = makeNonce()
  const sign = signLines(privateKey, appId, timeStamp, nonceStr, prepayId)
  return { appId, partnerId: merchantId, prepayId, packageValue: 'Sign=WXPay', nonceStr, timeStamp, sign }
}

export type Signed = { timestamp: string; nonce: string; body: string; signature: string }

export const isSignedBy = (key: KeyLike, { timestamp, nonce, body, signature }: Signed) =>
  createVerify('RSA-SHA256')
    .update(lines(timestamp, nonce, body))
    .verify(key, signature, 'base64')

export type Encrypted = { ciphertext: string; nonce: string; associated_data?: string }

/** AEAD_AES_256_GCM: the tag is the end of the text. Throws if it does not fit. */
export function decrypt(apiKey: string, { ciphertext, nonce, associated_data = '' }: Encrypted): string {
  const whole = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: 16 })
  decipher.setAuthTag(whole.subarray(-16))
  decipher.setAAD(Buffer.from(associated_data))
  return Buffer.concat([decipher.update(whole.subarray(0, -16)), decipher.final()]).toString('utf8')
}
