import type { Charge } from '#contract/commerce/orders.ts'
import type { PayChannel } from '#contract/wire/pay-channels.ts'

/** What the payer's page says about the payment. It proves nothing: the order has to be asked for. */
export const payResults = ['paid', 'failed', 'later'] as const
export type PayResult = (typeof payResults)[number]

export type PayWorld = {
  /** Leaves for a page of the provider, which comes back to this one. */
  leave: (url: string) => void
  /** Opens the cashier inside WeChat; gives its `err_msg`. */
  askWechat: (parameters: Record<string, string>) => Promise<string>
  /** Opens the page of the mini-program that opens its cashier; resolves when the payer is back. */
  askMiniProgram: (parameters: Record<string, string>) => Promise<void>
  /** Opens the cashier of the app; gives what it answers. */
  askApp: (channel: PayChannel, parameters: Record<string, string>) => Promise<unknown>
}

export type PaymentStarted =
  | { is: 'left' }
  /** The payer scans this with another device. */
  | { is: 'code'; codeUrl: string }
  | { is: 'over'; result: PayResult }

/** Does what the channel of a started payment needs. */
export async function startPayment(charge: Charge, world: PayWorld): Promise<PaymentStarted> {
  if (charge.cashier_url) {
    world.leave(charge.cashier_url)
    return { is: 'left' }
  }
  if (charge.code_url) return { is: 'code', codeUrl: charge.code_url }
  if (charge.channel === 'wechat_mini') {
    await world.askMiniProgram(charge.parameters)
    // The runtime tells its own page alone how it went: the order is asked.
    return { is: 'over', result: 'paid' }
  }
  const result =
    charge.channel === 'wechat_jsapi'
      ? readWechat(await world.askWechat(charge.parameters))
      : readApp(await world.askApp(charge.channel, charge.parameters))
  return { is: 'over', result }
}

function readWechat(message: string): PayResult {
  if (message.endsWith(':ok')) return 'paid'
  return message.endsWith(':cancel') ? 'later' : 'failed'
}

/** The app answers `{ "result": … }`, as an object or as its JSON text; nothing when the person closed it. */
function readApp(answer: unknown): PayResult {
  const read: unknown = typeof answer === 'string' ? parse(answer) : answer
  const result = typeof read === 'object' && read !== null && 'result' in read ? read.result : undefined
  if (result === 'cancelled') return 'later'
  return payResults.find((known) => known === result) ?? 'later'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
