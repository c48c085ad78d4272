import { constants, createHash, publicEncrypt } from 'node:crypto'
import * as z from 'zod/mini'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentPort, PaymentRequest, PaymentStart, PaymentState } from '#kernel/ports/payments.ts'
import { writeShanghaiInstant } from '../shanghai-time.ts'
import { WechatPayMissing, askWechatPay, fetchUnsigned } from './ask-wechat-pay.ts'
import type { WechatPayLine } from './ask-wechat-pay.ts'
import { tradeNoOf, tradeNosOf } from './trade-number.ts'
import type { WechatChannel } from './trade-number.ts'
import { readWechatBill } from './wechat-bill.ts'
import { createWechatKeys } from './wechat-keys.ts'
import type { WechatPublicKey } from './wechat-keys.ts'
import { readWechatNotification } from './wechat-notification.ts'
import { appParameters, jsapiParameters } from './wechat-signature.ts'
import { presentRefund, presentState, presentTransfer, transferShape } from './wechat-states.ts'

export type WechatPayOptions = {
  merchantId: string
  /** The official account: its pages, the QR code and phone browsers pay by it. */
  appId: string
  /** The mini-program; empty where there is none. */
  miniAppId: string
  /** The app at WeChat's open platform. */
  nativeAppId: string
  keySerial: string
  privateKey: string
  apiKey: string
  /** Without one, WeChat's certificates are downloaded. */
  publicKey?: WechatPublicKey
  origin: string
  notifyUrl: string
  endpoint?: string
  timeoutMs?: number
}

const prepaidShape = z.object({ prepay_id: z.string() })
const codeShape = z.object({ code_url: z.string() })
const h5Shape = z.object({ h5_url: z.string() })
const stateShape = z.looseObject({ trade_state: z.string() })
const refundShape = z.object({ status: z.string(), success_time: z.optional(z.string()) })
const billShape = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() })

/** Remuneration (佣金报酬): the scene that WeChat has for fees. It wants to know the post and what is paid for. */
const transferScene = '1005'

/** WeChat Pay API v3. */
export function wechatPay(options: WechatPayOptions): PaymentPort {
  const { merchantId, appId, miniAppId, nativeAppId, privateKey, keySerial, apiKey, publicKey, notifyUrl } =
    options
  const key = { merchantId, keySerial, privateKey }
  const appIds = [appId, miniAppId, nativeAppId].filter(Boolean)
  const line: WechatPayLine = {
    key,
    keys: createWechatKeys({
      publicKey,
      apiKey,
      fetchCertificates: async () =>
        JSON.parse((await fetchUnsigned(line, { target: '/v3/certificates' })).toString('utf8')),
    }),
    publicKeyId: publicKey?.id,
    endpoint: options.endpoint ?? 'https://api.mch.weixin.qq.com',
    timeoutMs: options.timeoutMs,
  }

  const prepay = <Answer>(
    request: PaymentRequest,
    kind: { path: string; app?: string; more?: object },
    shape: z.ZodMiniType<Answer>,
  ) =>
    askWechatPay(
      line,
      {
        method: 'POST',
        target: `/v3/pay/transactions/${kind.path}`,
        body: {
          appid: kind.app ?? appId,
          mchid: merchantId,
          description: request.description.slice(0, 127),
          out_trade_no: tradeNoOf(request.orderNo, request.channel as WechatChannel),
          time_expire: writeShanghaiInstant(request.expiresAt),
          notify_url: notifyUrl,
          amount: { total: request.amountFen, currency: 'CNY' },
          ...kind.more,
        },
      },
      shape,
    )

  /** Inside WeChat the app that opens the cashier has to know the payer: an openid belongs to one app. */
  async function prepareInside(request: PaymentRequest, app: string): Promise<PaymentStart> {
    if (app === '') throw new PaymentRefused('NO_APP', 'no mini-program is set up')
    if (!request.openid) throw new PaymentRefused('NO_OPENID', 'the payer is not known to this app')
    const more = { payer: { openid: request.openid } }
    const { prepay_id } = await prepay(request, { path: 'jsapi', app, more }, prepaidShape)
    return { kind: 'parameters', parameters: jsapiParameters(privateKey, app, prepay_id) }
  }

  const starts: Record<WechatChannel, (request: PaymentRequest) => Promise<PaymentStart>> = {
    wechat_jsapi: (request) => prepareInside(request, appId),
    wechat_mini: (request) => prepareInside(request, miniAppId),
    async wechat_native(request) {
      const { code_url } = await prepay(request, { path: 'native' }, codeShape)
      return { kind: 'code', codeUrl: code_url }
    },
    async wechat_h5(request) {
      const more = { scene_info: { payer_client_ip: request.payerIp, h5_info: { type: 'Wap' } } }
      const { h5_url } = await prepay(request, { path: 'h5', more }, h5Shape)
      const back = encodeURIComponent(options.origin + request.returnPath)
      return { kind: 'page', url: `${h5_url}&redirect_url=${back}` }
    },
    async wechat_app(request) {
      const { prepay_id } = await prepay(request, { path: 'app', app: nativeAppId }, prepaidShape)
      return { kind: 'parameters', parameters: appParameters(key, nativeAppId, prepay_id) }
    },
  }

  async function queryTrade(tradeNo: string): Promise<PaymentState> {
    const target = `/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=${merchantId}`
    return askWechatPay(line, { target }, stateShape).then(presentState).catch(orMissing)
  }

  async function closeTrade(tradeNo: string): Promise<PaymentState['state']> {
    const target = `/v3/pay/transactions/out-trade-no/${tradeNo}/close`
    try {
      await askWechatPay(line, { method: 'POST', target, body: { mchid: merchantId } }, z.undefined())
      return 'closed'
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      // Refused because it is paid, closed or unknown: what it is decides.
      const { state } = await queryTrade(tradeNo)
      if (state === 'waiting') throw error
      return state
    }
  }

  return {
    async prepare(request) {
      const start = starts[request.channel as WechatChannel]
      return start(request)
    },
    async query(orderNo) {
      const states = await Promise.all(tradeNosOf(orderNo).map(queryTrade))
      const found = (state: PaymentState['state']) => states.find((each) => each.state === state)
      return found('paid') ?? found('waiting') ?? found('closed') ?? { state: 'missing' }
    },
    async close(orderNo) {
      const states = await Promise.all(tradeNosOf(orderNo).map(closeTrade))
      return states.includes('paid') ? 'paid' : 'closed'
    },
    async refund({ transactionNo, refundNo, totalFen, amountFen, reason }) {
      const body = {
        transaction_id: transactionNo,
        out_refund_no: refundNo,
        reason: reason.slice(0, 80),
        notify_url: notifyUrl,
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      }
      const target = '/v3/refund/domestic/refunds'
      const answer = await askWechatPay(line, { method: 'POST', target, body }, refundShape)
      return presentRefund(answer.status, answer.success_time)
    },
    async queryRefund({ refundNo }) {
      const target = `/v3/refund/domestic/refunds/${refundNo}`
      return askWechatPay(line, { target }, refundShape)
        .then(({ status, success_time }) => presentRefund(status, success_time))
        .catch(orMissing)
    },
    readNotification: (raw) => readWechatNotification({ keys: line.keys, apiKey, merchantId, appIds }, raw),
    answerNotification: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify({ code: accepted ? 'SUCCESS' : 'FAIL', message: accepted ? '成功' : '失败' }),
    }),
    async statement(day) {
      const target = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
      const bill = await askWechatPay(line, { target }, billShape).catch((error: unknown) => {
        if (error instanceof PaymentRefused && error.code === 'NO_STATEMENT_EXIST') return undefined
        throw error
      })
      if (!bill) return []
      const { pathname, search } = new URL(bill.download_url)
      const bytes = await fetchUnsigned(line, { target: pathname + search })
      if (createHash('sha1').update(bytes).digest('hex') !== bill.hash_value)
        throw new Error('a bill of WeChat Pay is not what its hash says')
      return readWechatBill(bytes.toString('utf8'))
    },
    async transfer({ transferNo, account, name, amountFen, reason }) {
      const { serial, key: theirs } = await line.keys.newest()
      const padding = constants.RSA_PKCS1_OAEP_PADDING
      const body = {
        appid: appId,
        out_bill_no: transferNo,
        transfer_scene_id: transferScene,
        openid: account,
        user_name: publicEncrypt({ key: theirs, padding }, Buffer.from(name)).toString('base64'),
        transfer_amount: amountFen,
        transfer_remark: reason.slice(0, 32),
        transfer_scene_report_infos: [
          { info_type: '岗位类型', info_content: '讲者' },
          { info_type: '报酬说明', info_content: reason.slice(0, 32) },
        ],
      }
      const target = '/v3/fund-app/mch-transfer/transfer-bills'
      return presentTransfer(
        await askWechatPay(line, { method: 'POST', target, body, serial }, transferShape),
      )
    },
    async queryTransfer(transferNo) {
      const target = `/v3/fund-app/mch-transfer/transfer-bills/out-bill-no/${transferNo}`
      return askWechatPay(line, { target }, transferShape).then(presentTransfer).catch(orMissing)
    },
  }
}

function orMissing(error: unknown): { state: 'missing' } {
  if (error instanceof WechatPayMissing) return { state: 'missing' }
  throw error
}
