import { X509Certificate, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import { decrypt } from './wechat-signature.ts'

/** The key that WeChat gives a merchant to check its signatures by. */
export type WechatPublicKey = { id: string; pem: string }

/** Finds the key behind a serial number that WeChat names. */
export type WechatKeys = {
  find(serial: string): Promise<KeyObject | undefined>
  /** The key to encrypt names with. */
  newest(): Promise<{ serial: string; key: KeyObject }>
}

const certificatesShape = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        ciphertext: z.string(),
        nonce: z.string(),
        associated_data: z.optional(z.string()),
      }),
    }),
  ),
})

/** Anybody may post an unknown serial number to us: WeChat is not asked more often than this. */
const pauseMs = 60_000

/**
 * With a public key it serves all serials that are its id; others, as while a merchant changes over from certificates,
 * are looked up among WeChat's certificates. Those prove themselves: they are encrypted under our API key.
 */
export function createWechatKeys(options: {
  publicKey: WechatPublicKey | undefined
  apiKey: string
  fetchCertificates(): Promise<unknown>
}): WechatKeys {
  const own = options.publicKey && {
    serial: options.publicKey.id,
    key: createPublicKey(options.publicKey.pem),
  }
  let certificates = new Map<string, KeyObject>()
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function download() {
    const { data } = z.parse(certificatesShape, await options.fetchCertificates())
    certificates = new Map(
      data.map(({ serial_no, encrypt_certificate }) => [
        serial_no,
        new X509Certificate(decrypt(options.apiKey, encrypt_certificate)).publicKey,
      ]),
    )
  }

  async function refresh() {
    if (performance.now() - askedAt < pauseMs) return
    askedAt = performance.now()
    asking = download()
      .catch((error: unknown) => {
        // Merchants that have a public key may not download certificates.
        if (!(error instanceof PaymentRefused)) throw error
      })
      .finally(() => (asking = undefined))
    await asking
  }

  return {
    async find(serial) {
      if (serial === own?.serial) return own.key
      if (!certificates.has(serial)) await (asking ?? refresh())
      return certificates.get(serial)
    },
    async newest() {
      if (own) return own
      if (certificates.size === 0) await (asking ?? refresh())
      const [first] = certificates
      if (!first) throw new Error('WeChat Pay has given no certificate')
      return { serial: first[0], key: first[1] }
    },
  }
}
