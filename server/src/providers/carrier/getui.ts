import { createDecipheriv, createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { askOutside } from '#kernel/ask-outside.ts'
import { CarrierRefused } from '#kernel/ports/carrier.ts'
import type { CarrierPort } from '#kernel/ports/carrier.ts'

export type GetuiOptions = {
  appId: string
  appKey: string
  masterSecret: string
  endpoint?: string | undefined
  timeoutMs?: number
}

const defaultEndpoint = 'https://openapi-gy.getui.com/v2/gy/ct_login/gy_get_pn'
const success = '20000'

const answerShape = z.object({
  errno: z.union([z.int(), z.string()]),
  data: z.object({
    result: z.union([z.int(), z.string()]),
    msg: z.optional(z.string()),
    data: z.optional(z.nullable(z.object({ pn: z.optional(z.string()) }))),
  }),
})

/** The one-click authentication of Getui (个推一键认证), which queries the three carriers of mainland China. */
export function getuiCarrier(options: GetuiOptions): CarrierPort {
  const { appId, appKey, masterSecret, endpoint = defaultEndpoint, timeoutMs = 8_000 } = options
  return {
    async resolve({ gyuid, accessToken }) {
      const timestamp = Date.now()
      const sign = createHash('sha256').update(`${appKey}${timestamp}${masterSecret}`).digest('hex')
      // Sent once: a token that has reached them is used up.
      const response = await askOutside(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ appId, timestamp, sign, gyuid, token: accessToken }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = z.safeParse(answerShape, parse(await response.text()))
      if (!answer.success) throw new Error(`Getui answered ${response.status} without a code`)
      const { errno, data } = answer.data
      if (String(errno) !== '0' || String(data.result) !== success)
        throw new CarrierRefused(`${data.result}: ${withoutNumbers(data.msg ?? '')}`)
      const phone = openNumber(data.data?.pn ?? '', masterSecret)
      if (phone === undefined || !isPhone(phone, defaultCountryCode))
        throw new Error('Getui answered without a number of the mainland')
      return { countryCode: defaultCountryCode, phone }
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Errors are logged, and phone numbers do not belong in the log. */
const withoutNumbers = (words: string) => words.replace(/\d{7,}/g, '***')

/** The second version of the API encrypts the number: AES-128 in CBC mode under the first bytes of the master secret. */
function openNumber(pn: string, masterSecret: string): string | undefined {
  if (/^1\d{10}$/.test(pn)) return pn
  try {
    const key = Buffer.from(masterSecret).subarray(0, 16)
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from('0'.repeat(16)))
    return Buffer.concat([decipher.update(pn, 'hex'), decipher.final()])
      .toString('utf8')
      .trim()
  } catch {
    return undefined
  }
}
