import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Db } from '#kernel/database.ts'
import { EnvError } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { Vault } from '#kernel/vault.ts'
import { alipay } from './alipay/alipay.ts'
import { chooseChannels } from './choose-channels.ts'
import { PaymentNotSetUp, notificationPath, paymentProviders } from '#kernel/ports/payments.ts'
import type { PaymentPort, PaymentProvider, Payments } from '#kernel/ports/payments.ts'
import { sandboxPayments } from './sandbox/sandbox.ts'
import { wechatPay } from './wechat/wechat-pay.ts'

/** Outside production the sandbox plays a provider until a real one is configured. */
export const usesSandboxPayments = (env: Env) =>
  env.NODE_ENV !== 'production' && env.WECHAT_PAY_MERCHANT_ID === undefined && env.ALIPAY_APP_ID === undefined

/** The configured providers. Production starts without any, too: nothing can be bought there. */
export function openPayments(env: Env, db: Db, vault: Vault): Payments {
  const opened: Partial<Record<PaymentProvider, PaymentPort>> = usesSandboxPayments(env)
    ? { sandbox: sandboxPayments(db, vault) }
    : { wechat: openWechatPay(env), alipay: openAlipay(env) }
  const active = paymentProviders.filter((name) => opened[name])
  return {
    active,
    provider(name) {
      const port = opened[name]
      if (!port) throw new PaymentNotSetUp(`No ${name} payments are set up`)
      return port
    },
    channelsFor: (client) =>
      chooseChannels(client, active).filter(
        (channel) => channel !== 'wechat_mini' || env.WECHAT_MINI_APP_ID !== undefined,
      ),
  }
}

type PaymentVariable =
  | Extract<keyof Env, `WECHAT_PAY_${string}` | `ALIPAY_${string}`>
  | 'PUBLIC_ORIGIN'
  | 'WECHAT_APP_ID'

function openWechatPay(env: Env): PaymentPort | undefined {
  if (env.WECHAT_PAY_MERCHANT_ID === undefined) return undefined
  const need = (name: PaymentVariable) => needed(env, name, 'WECHAT_PAY_MERCHANT_ID')
  const origin = need('PUBLIC_ORIGIN')
  return wechatPay({
    merchantId: env.WECHAT_PAY_MERCHANT_ID,
    appId: need('WECHAT_APP_ID'),
    miniAppId: env.WECHAT_MINI_APP_ID ?? '',
    nativeAppId: env.WECHAT_PAY_NATIVE_APP_ID ?? need('WECHAT_APP_ID'),
    keySerial: need('WECHAT_PAY_KEY_SERIAL'),
    privateKey: readPem('private key', 'WECHAT_PAY_PRIVATE_KEY_FILE', need('WECHAT_PAY_PRIVATE_KEY_FILE')),
    apiKey: need('WECHAT_PAY_API_KEY'),
    publicKey: env.WECHAT_PAY_PUBLIC_KEY_ID
      ? {
          id: env.WECHAT_PAY_PUBLIC_KEY_ID,
          pem: readPem('public key', 'WECHAT_PAY_PUBLIC_KEY_FILE', need('WECHAT_PAY_PUBLIC_KEY_FILE')),
        }
      : undefined,
    origin,
    notifyUrl: origin + notificationPath('wechat'),
    endpoint: env.WECHAT_PAY_ENDPOINT,
  })
}

function openAlipay(env: Env): PaymentPort | undefined {
  if (env.ALIPAY_APP_ID === undefined) return undefined
  const need = (name: PaymentVariable) => needed(env, name, 'ALIPAY_APP_ID')
  const origin = need('PUBLIC_ORIGIN')
  return alipay({
    appId: env.ALIPAY_APP_ID,
    sellerId: need('ALIPAY_SELLER_ID'),
    privateKey: readPem('private key', 'ALIPAY_PRIVATE_KEY_FILE', need('ALIPAY_PRIVATE_KEY_FILE')),
    publicKey: readPem('public key', 'ALIPAY_PUBLIC_KEY_FILE', need('ALIPAY_PUBLIC_KEY_FILE')),
    certificates: env.ALIPAY_APP_CERTIFICATE_FILE
      ? {
          app: readPem('certificate', 'ALIPAY_APP_CERTIFICATE_FILE', env.ALIPAY_APP_CERTIFICATE_FILE),
          root: readPem('certificate', 'ALIPAY_ROOT_CERTIFICATE_FILE', need('ALIPAY_ROOT_CERTIFICATE_FILE')),
        }
      : undefined,
    endpoint: env.ALIPAY_ENDPOINT,
    origin,
    notifyUrl: origin + notificationPath('alipay'),
  })
}

function needed(env: Env, name: PaymentVariable, because: PaymentVariable): string {
  const value = env[name]
  if (value === undefined) throw new EnvError(`${name} must be set: ${because} is set`)
  return value
}

const readers = {
  'private key': (pem: string) => createPrivateKey(pem),
  'public key': (pem: string) => createPublicKey(pem),
  certificate: (pem: string) => new X509Certificate(pem),
}

/**
 * The file, or what would be in it, as somebody pastes it in the console. All failures are answered alike: what is on this
 * machine is nobody's business there.
 */
function readPem(kind: keyof typeof readers, name: PaymentVariable, given: string): string {
  try {
    const pem = given.startsWith('-----BEGIN') ? given : readFileSync(given, 'utf8')
    readers[kind](pem)
    return pem
  } catch {
    throw new EnvError(`${name} must be a ${kind} in PEM, or the path of a file with one`)
  }
}
