import {
  constants,
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import { openStandIn } from './gateway-stand-in.ts'
import type { Received, Reply } from './gateway-stand-in.ts'
import { makeCertificate, makeKeys, pemOf } from './make-certificate.ts'
import type { RawNotification } from '#kernel/ports/payments.ts'
import type { WechatPayOptions } from '#server/providers/payments/wechat/wechat-pay.ts'

type Trade = { out_trade_no: string; total: number; state: string; body: Record<string, unknown> }
/** How the next answer misbehaves. `lost` does what was asked for and cuts the line. */
type Trouble = 'late' | 'lost' | 'wrong-key' | 'unsigned' | 'old' | 'fault'

const merchantId = '1900000001'
const keySerial = '5157F09EFDC096DE15EBE81A47057A72'
const publicKeyId = 'PUB_KEY_ID_0119000000012026010100000001'
const certificateSerial = '3A5F00112233445566778899AABBCCDDEEFF0011'
const apiKey = 'an API key has thirty-two bytes!'
const paidAt = '2026-11-16T12:00:30+08:00'

const merchantKeys = makeKeys()
const publicKeyPair = makeKeys()
const certificateKeys = makeKeys()
const strangerKeys = makeKeys()
const certificate = makeCertificate(certificateKeys, {
  serial: certificateSerial,
  issuer: { CN: 'Tenpay.com' },
})

/** WeChat Pay, written from its published rules and independent of the adapter. */
export async function openWechatPayStandIn({ signsBy }: { signsBy: 'public key' | 'certificate' }) {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Record<string, unknown>>()
  const transfers = new Map<string, Record<string, unknown>>()
  const usedNonces = new Set<string>()
  let trouble: { is: Trouble; at: RegExp } | undefined
  let bill: { text: string; hash?: string } | undefined

  const serverKey = signsBy === 'public key' ? publicKeyPair : certificateKeys
  const serial = signsBy === 'public key' ? publicKeyId : certificateSerial

  function signed(body: string, shift = 0, keys = serverKey): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1000) + shift)
    const nonce = randomBytes(8).toString('hex')
    const signature = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(keys.privateKey, 'base64')
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': serial,
    }
  }

  const says = (status: number, content?: object): Reply => {
    const body = content ? JSON.stringify(content) : ''
    return { status, body, headers: signed(body) }
  }
  const refuses = (status: number, code: string) => says(status, { code, message: code })

  function answer(request: Received): Reply {
    const now = trouble?.at.test(request.target) ? trouble.is : undefined
    if (now) trouble = undefined
    if (!isAuthorized(request, usedNonces)) return refuses(401, 'SIGN_ERROR')
    if (now === 'late') return 'silence'
    if (now === 'fault') return refuses(500, 'SYSTEM_ERROR')
    const reply = serve(request)
    if (now === 'lost') return 'cut'
    if (typeof reply === 'string' || !now) return reply
    const text = reply.body as string
    const bent = { 'wrong-key': signed(text, 0, strangerKeys), unsigned: {}, old: signed(text, -301) }[now]
    return { ...reply, headers: bent }
  }

  function serve({ method, target, body }: Received): Reply {
    const { pathname, searchParams } = new URL(target, 'http://stand-in')
    const sent = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
    const route = `${method} ${pathname}`
    const trade = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(pathname)
    if (trade) return serveTrade(trades.get(trade[1]!), trade[2] !== undefined)
    if (/^POST \/v3\/pay\/transactions\/(jsapi|native|h5|app)$/.test(route)) return prepay(pathname, sent)
    if (route === 'POST /v3/refund/domestic/refunds') return refund(sent)
    if (pathname.startsWith('/v3/refund/')) return known(refunds.get(pathname.split('/').at(-1)!))
    if (route === 'POST /v3/fund-app/mch-transfer/transfer-bills') return transfer(sent)
    if (pathname.startsWith('/v3/fund-app/')) return describeTransfer(pathname.split('/').at(-1)!)
    if (pathname === '/v3/certificates') return certificates()
    if (pathname === '/v3/bill/tradebill') return describeBill(searchParams.get('bill_date') ?? '')
    if (pathname === '/v3/billdownload/file') return { status: 200, body: Buffer.from(bill!.text) }
    return refuses(404, 'NO_SUCH_API')
  }

  const known = (found: object | undefined) =>
    found ? says(200, found) : refuses(404, 'RESOURCE_NOT_EXISTS')

  function prepay(pathname: string, sent: Record<string, unknown>): Reply {
    const number = String(sent.out_trade_no)
    const { total } = sent.amount as { total: number }
    const before = trades.get(number)
    if (before && before.total !== total) return refuses(403, 'OUT_TRADE_NO_USED')
    if (before?.state === 'SUCCESS') return refuses(400, 'ORDERPAID')
    trades.set(number, { out_trade_no: number, total, state: 'NOTPAY', body: sent })
    if (pathname.endsWith('native')) return says(200, { code_url: `weixin://wxpay/bizpayurl?pr=${number}` })
    if (pathname.endsWith('h5'))
      return says(200, { h5_url: `https://wx.tenpay.com/h5?prepay_id=wx${number}` })
    return says(200, { prepay_id: `wx${number}` })
  }

  function serveTrade(trade: Trade | undefined, close: boolean): Reply {
    if (!trade) return refuses(404, 'ORDER_NOT_EXIST')
    if (!close) return says(200, describe(trade))
    if (trade.state === 'SUCCESS') return refuses(400, 'ORDERPAID')
    trade.state = 'CLOSED'
    return says(204)
  }

  function refund(sent: Record<string, unknown>): Reply {
    const number = String(sent.out_refund_no)
    const { refund: amount } = sent.amount as { refund: number }
    if (amount > 9_900) return refuses(403, 'NOT_ENOUGH')
    const found = refunds.get(number) ?? { status: 'PROCESSING', sent }
    refunds.set(number, found)
    return says(200, found)
  }

  function transfer(sent: Record<string, unknown>): Reply {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const sealed = Buffer.from(String(sent.user_name), 'base64')
    const name = privateDecrypt({ key: serverKey.privateKey, padding }, sealed).toString()
    const found = transfers.get(String(sent.out_bill_no)) ?? {
      transfer_bill_no: '1330000071100999991182020050700019480001',
      state: 'WAIT_USER_CONFIRM',
      package_info: 'package',
      create_time: paidAt,
      name,
    }
    transfers.set(String(sent.out_bill_no), found)
    return says(200, found)
  }

  /** The page of the confirmation is only named when the transfer begins. */
  function describeTransfer(number: string): Reply {
    const { package_info: _package, ...found } = transfers.get(number) ?? {}
    return known(transfers.has(number) ? { ...found, update_time: paidAt } : undefined)
  }

  function certificates(): Reply {
    if (signsBy === 'public key') return refuses(403, 'NO_AUTH')
    return says(200, {
      data: [{ serial_no: certificateSerial, encrypt_certificate: encrypt(certificate, 'certificate') }],
    })
  }

  function describeBill(day: string): Reply {
    if (day === '2026-11-17') return refuses(400, 'STATEMENT_CREATING')
    if (!bill) return refuses(400, 'NO_STATEMENT_EXIST')
    const hash = bill.hash ?? createHash('sha1').update(bill.text).digest('hex')
    const download_url = 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=1'
    return says(200, { hash_type: 'SHA1', hash_value: hash, download_url })
  }

  function notify(event: string, content: object, keys = serverKey, shift = 0): RawNotification {
    const resource = { algorithm: 'AEAD_AES_256_GCM', ...encrypt(JSON.stringify(content), 'transaction') }
    const body = JSON.stringify({
      id: 'EV-1',
      event_type: event,
      resource_type: 'encrypt-resource',
      resource,
    })
    return { headers: signed(body, shift, keys), body: Buffer.from(body) }
  }

  const standIn = await openStandIn(answer)
  const options: WechatPayOptions = {
    merchantId,
    appId: 'wx-official',
    miniAppId: 'wx-mini',
    nativeAppId: 'wx-native',
    keySerial,
    privateKey: pemOf(merchantKeys.privateKey),
    apiKey,
    ...(signsBy === 'public key' && { publicKey: { id: publicKeyId, pem: pemOf(publicKeyPair.publicKey) } }),
    origin: 'https://xinglin.example',
    notifyUrl: 'https://xinglin.example/notify',
    endpoint: standIn.endpoint,
    timeoutMs: 60_000,
  }
  return {
    options,
    received: standIn.received,
    trades,
    refunds,
    transfers,
    merchantKey: merchantKeys.publicKey,
    close: standIn.close,
    /** The next request meets this, or the next to an address. */
    misbehave: (next: Trouble, at = /./) => (trouble = { is: next, at }),
    pay: (tradeNo: string) => (trades.get(tradeNo)!.state = 'SUCCESS'),
    setBill: (text: string, hash?: string) => (bill = { text, hash }),
    /** The notification of a paid trade; `changes` bend it. */
    notifyPaid: (tradeNo: string, changes: object = {}) =>
      notify('TRANSACTION.SUCCESS', { ...describe(trades.get(tradeNo)!), ...changes }),
    notifyRefund: (refundNo: string, status: string) =>
      notify(`REFUND.${status}`, {
        mchid: merchantId,
        out_refund_no: refundNo,
        refund_status: status,
        success_time: paidAt,
      }),
    notifyByStranger: (tradeNo: string) =>
      notify('TRANSACTION.SUCCESS', describe(trades.get(tradeNo)!), strangerKeys),
    notifyLate: (tradeNo: string) =>
      notify('TRANSACTION.SUCCESS', describe(trades.get(tradeNo)!), serverKey, -301),
    notifyOther: () => notify('COUPON.USE', { mchid: merchantId }),
  }
}

const describe = ({ out_trade_no, total, state, body }: Trade) => ({
  appid: body.appid,
  mchid: merchantId,
  out_trade_no,
  trade_state: state,
  ...(state === 'SUCCESS' && {
    transaction_id: `42000${out_trade_no}`,
    success_time: paidAt,
    amount: { total, currency: 'CNY', payer_total: total },
  }),
})

function encrypt(text: string, associated_data: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from(associated_data))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { ciphertext: body.toString('base64'), nonce, associated_data }
}

/** Whether the merchant has signed this request, just now and for the first time. */
function isAuthorized({ method, target, headers, body }: Received, usedNonces: Set<string>): boolean {
  const [scheme, list = ''] = (headers.authorization ?? '').split(/ (.*)/)
  const fields = Object.fromEntries(
    [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const { mchid, serial_no, timestamp = '', nonce_str = '', signature = '' } = fields
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== merchantId || serial_no !== keySerial) return false
  if (!(age < 300) || usedNonces.has(nonce_str) || !headers['user-agent']) return false
  usedNonces.add(nonce_str)
  return createVerify('RSA-SHA256')
    .update(`${method}\n${target}\n${timestamp}\n${nonce_str}\n${body.toString()}\n`)
    .verify(merchantKeys.publicKey, signature, 'base64')
}
