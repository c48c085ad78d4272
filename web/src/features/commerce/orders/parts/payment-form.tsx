import { useState } from 'react'
import type { Order } from '#contract/commerce/orders.ts'
import { GroupOffer } from '#web/features/commerce/groups/cards/group-offer.tsx'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { environment } from '#web/platform/environment.ts'
import { requireWechat } from '#web/shell/require-wechat.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { pagePayment } from '../page-payment.ts'
import { startPayment } from '../start-payment.ts'
import type { PayResult } from '../start-payment.ts'
import { orderText } from '../text.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { CouponPart } from './coupon-part.tsx'
import { PayCode } from './pay-code.tsx'
import './payment-form.css'

/** On a phone outside WeChat, where WeChat Pay has no page of its own for browsers. */
const paysInWechatOnly = (channels: readonly PayChannel[]) =>
  environment().kind === 'browser' &&
  !environment().isDesktop &&
  !channels.some((channel) => channel.startsWith('wechat_'))

type PaymentFormProps = { order: Order; secondsLeft: number; onResult: (result: PayResult) => void }

/** The countdown, the coupon, the ways to pay, and paying. */
export function PaymentForm({ order, secondsLeft, onResult }: PaymentFormProps) {
  const text = useText(orderText)
  const { order_id, channels } = order
  const [chosen, setChosen] = useState<PayChannel>()
  const [codeUrl, setCodeUrl] = useState('')
  const channel = channels.find((one) => one === (chosen ?? order.channel)) ?? channels[0]

  async function pay() {
    const started = await startPayment(
      await orderMutations.charge({ order_id, channel: channel! }),
      pagePayment,
    )
    if (started.is === 'code') setCodeUrl(started.codeUrl)
    if (started.is !== 'over') return
    if (started.result === 'later') toast(text.notPaidYet)
    else onResult(started.result)
  }

  async function cancel() {
    if (!(await confirm({ title: text.cancelTitle, text: text.cancelNote, yes: text.cancel }))) return
    await orderMutations.revoke({ order_id })
  }

  return (
    <div className="payment-form">
      <p className="payment-form-time">
        {text.timeLeft} <strong role="timer">{durationText(secondsLeft)}</strong>
      </p>
      {codeUrl ? (
        <PayCode orderId={order_id} codeUrl={codeUrl} onLeave={() => setCodeUrl('')} />
      ) : (
        <>
          {order.seats === 0 && !order.group && (
            <>
              <GroupOffer workId={order.item_id} />
              <CouponPart order={order} />
            </>
          )}
          {channel ? (
            <>
              <ChannelChoice channels={channels} chosen={channel} onChoose={setChosen} />
              <Button variant="primary" block onClick={pay}>
                {text.pay(priceText(order.pay_amount))}
              </Button>
            </>
          ) : (
            <ListState status="note" inline emptyText={text.noChannel} />
          )}
        </>
      )}
      {paysInWechatOnly(channels) && (
        <Button block onClick={() => void requireWechat()}>
          {text.channels.wechat_jsapi}
        </Button>
      )}
      <Button variant="quiet" block onClick={cancel}>
        {text.cancel}
      </Button>
    </div>
  )
}
