import { orderCalls, orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { withdrawalCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { couponCode, couponLimit, prepareShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { kills, query, unbalancedSql, untilNothing, whileKilled } from './while-killed.ts'
import type { Caller } from './while-killed.ts'

const workers = 16

/** What a worker was told: these must be true afterwards, whatever was killed. */
type Acknowledged = { paid: Set<number>; refunded: Set<number>; withdrawn: Set<number> }

export type KillCounts = {
  paid: number
  refunded: number
  withdrawn: number
  retried: number
  serverKills: number
  databaseKills: number
  lost: number
  doubled: number
  couponsTooMany: number
  unbalanced: number
}

/**
 * Sixteen workers buy, are notified twice, race for a coupon, are refunded and withdraw, which takes two operators, while
 * first the server and then the database are killed. Every call that is not answered is made again. Counts what was lost or doubled.
 */
export async function killWhileBuying(): Promise<KillCounts> {
  const acknowledged: Acknowledged = { paid: new Set(), refunded: new Set(), withdrawn: new Set() }
  const found = await whileKilled({
    name: 'xinglin_kill',
    port: 4153,
    workers,
    prepare: async (url) => ({ shop: await prepareShop(url, { buyers: workers, works: 4_000 }) }),
    work: ({ shop }, worker, caller, isOver) => work({ shop, worker, caller, isOver, acknowledged }),
    async find(url) {
      // The last transfers are made by jobs, which try again after a while.
      await untilNothing(url, `select from withdrawals where stage = ${withdrawalStages.sent}`)
      return findFaults(url, acknowledged)
    },
  })
  return {
    paid: acknowledged.paid.size,
    refunded: acknowledged.refunded.size,
    withdrawn: acknowledged.withdrawn.size,
    serverKills: kills,
    databaseKills: kills,
    ...found,
  }
}

type Work = {
  shop: Shop
  worker: number
  caller: Caller
  isOver: () => boolean
  acknowledged: Acknowledged
}

async function work({ shop, worker, caller, isOver, acknowledged }: Work): Promise<void> {
  const token = shop.buyers[worker]?.token ?? ''
  const ask = (path: string, fields: Record<string, string>) => caller.ask(path, fields, token)
  for (let at = 0; !isOver() && at < shop.workIds.length; at++) {
    const item = { item_type: 'production', item_id: String(shop.workIds[at]) }
    const first = await ask(orderCalls.create.path, { ...item, coupon_code: couponCode })
    // Most find the coupon used up.
    const { data } = first.status === 200 ? first : await ask(orderCalls.create.path, item)
    const order = data as Order | null
    if (!order) continue
    const of = { order_id: String(order.order_id) }
    await ask(orderCalls.charge.path, { ...of, channel: 'sandbox' })
    const amountFen = Math.round(Number(order.pay_amount) * 100)
    const notify = () => caller.notify(order.order_no, amountFen)
    await Promise.all([notify(), notify()])
    acknowledged.paid.add(order.order_id)
    if (at % 5 === 2) await withdraw({ shop, caller, token, acknowledged })
    if (at % 5 !== 4) continue
    // A repeat after an unanswered success finds it agreed to.
    const problem = await caller.doByTwo(['orders', 'refund', order.order_id])
    if (problem === '' || problem === operatorFailures.notApplicable.zh)
      acknowledged.refunded.add(order.order_id)
  }
}

type Withdrawing = Pick<Work, 'shop' | 'caller' | 'acknowledged'> & { token: string }

/** Applies, has it approved by both operators and paid by the second. A repeat after an unanswered success is refused. */
async function withdraw({ shop, caller, token, acknowledged: { withdrawn } }: Withdrawing): Promise<void> {
  await caller.ask(
    withdrawalCalls.apply.path,
    { amount: '1.23', agreement: '1', destination: 'wallet' },
    token,
  )
  const { data } = await caller.ask(withdrawalCalls.overview.path, {}, token)
  const [latest] = (data as WithdrawalOverview | null)?.withdrawals ?? []
  if (!latest || withdrawn.has(latest.withdrawal_id)) return
  await caller.doByTwo(['withdrawals', 'pass', latest.withdrawal_id])
  await caller.run(shop.payer.token, ['withdrawals', 'pay', latest.withdrawal_id])
  withdrawn.add(latest.withdrawal_id)
}

type Faults = Pick<KillCounts, 'lost' | 'doubled' | 'couponsTooMany' | 'unbalanced'>

async function findFaults(url: string, { paid, refunded, withdrawn }: Acknowledged): Promise<Faults> {
  const { rows } = await query<Record<keyof Faults, string>>(
    url,
    `with acknowledged as (
       select o.id, o.status, o.id = any($2::bigint[]) as is_refunded,
         exists (select from payments p where p.order_id = o.id and not p.is_late) as has_payment,
         exists (select from rights r where r.order_id = o.id and r.revoked_at is null) as has_right
       from orders o where o.id = any($1::bigint[])
     )
     select (select count(*) from acknowledged where not has_payment or has_right = is_refunded
         or (status = ${orderStates.paid}) = is_refunded)
       + cardinality($1::bigint[]) - (select count(*) from acknowledged)
       + cardinality($3::bigint[]) - (select count(*) from withdrawals w join sandbox_transfers t
          on t.transfer_no = w.withdrawal_no and t.amount_fen = w.amount_fen
          where w.id = any($3::bigint[]) and w.stage = ${withdrawalStages.paid}) as lost,
       (select count(*) from payments where is_late)
       + (select count(*) from (select from refunds group by order_id having count(*) > 1) r)
       + (select abs(coalesce(sum(amount_fen), 0) - (select coalesce(sum(amount_fen), 0) from sandbox_transfers))
          from withdrawals where stage = ${withdrawalStages.paid})
       + (select count(*) from withdrawals w where w.stage = ${withdrawalStages.paid} and 2 <>
          (select count(*) from ledger_entries e where e.reference like 'withdrawal % ' || w.withdrawal_no))
       + (select count(*) from orders o where o.status in (2, 5, 6)
          and 1 <> (select count(*) from ledger_entries e join payments p on p.order_id = o.id
            and e.reference = 'payment ' || p.provider || ' ' || p.transaction_no)) as doubled,
       (select greatest(0, count(*) - ${couponLimit}) + abs(count(*) - (select used_count from coupons where code = '${couponCode}'))
        from coupon_uses where released_at is null) as "couponsTooMany",
       ${unbalancedSql} as unbalanced`,
    [[...paid], [...refunded], [...withdrawn]],
  )
  const counts = rows[0]
  return {
    lost: Number(counts?.lost),
    doubled: Number(counts?.doubled),
    couponsTooMany: Number(counts?.couponsTooMany),
    unbalanced: Number(counts?.unbalanced),
  }
}
