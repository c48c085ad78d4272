import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { code, count, id, idIfAny, line, nothing, page, paged, text } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'
import { oneOf } from '../wire/one-of.ts'

export const pickupStates = { toClaim: 1, claimed: 2, redeemed: 3, expired: 4 } as const

export const pickupLimits = {
  title: 40,
  item: 40,
  intro: 200,
  counterName: 30,
  address: 80,
  /** For how long a counter may hold back what it redeemed without a network. */
  entrySeconds: 24 * 60 * 60,
}

export const pickupFailures = defineFailures({
  campaignNotYet: [6001, '活动尚未开始', 'not begun yet'],
  campaignOver: [6002, '活动已结束', 'this offer is over'],
  stockOut: [6003, '已领完', 'all are claimed'],
  dayOut: [6004, '今日已领完，请明天再来', 'no more vouchers today, please come back tomorrow'],
  codeWrong: [6005, '取货码为 8 位数字', 'a pickup code has 8 digits'],
  codeUnknown: [6006, '取货码不存在', 'this pickup code does not exist'],
  codeOld: [
    6007,
    '二维码已失效，请让对方打开最新的取货码，或输入 8 位数字',
    'this QR code has run out: ask for the latest one, or type the 8 digits',
  ],
  redeemedBefore: [6008, '该券已核销', 'this voucher has been redeemed'],
  voucherExpired: [6009, '该券已过期', 'this voucher has expired'],
  otherCounter: [6010, '该券只能在指定取货点领取', 'this voucher is for another counter'],
  notOffered: [6011, '本取货点不参加该活动', 'this counter does not take part in the offer'],
  boundOnly: [
    6012,
    '断网时只能核销指定本取货点的券',
    'without a network a counter takes only vouchers that are bound to it',
  ],
  entryTooOld: [6013, '该记录已超过 24 小时，不能再提交', 'this entry is older than 24 hours'],
  counterClosed: [6014, '取货点已停用', 'this counter is closed'],
  timesWrong: [6015, '活动时间不正确', 'the times are incorrect'],
  stockBelowClaimed: [6016, '库存不能少于已领数量', 'the stock cannot be less than what has been claimed'],
  personUnknown: [6017, '该手机号尚未注册', 'nobody is registered with this number'],
  nameTaken: [6018, '取货点名称已存在', 'a counter of this name exists already'],
  notACounter: [6019, '请选择参加活动的取货点', 'please choose a counter of this offer'],
})

/** Where coffee is handed out. */
export const counterItem = z.object({ counter_id: z.int(), name: z.string(), address: z.string() })

const ofCounter = z.object({ counter_id: id })

/** Staff who have one counter need not name it. */
const ownCounter = z._default(idIfAny, 0)
/** A voucher; names are masked. */
export const pickup = z.object({
  campaign_id: z.int(),
  title: z.string(),
  item: z.string(),
  pickup_code: z.string(),
  status: oneOf(pickupStates),
  expire_at: z.string(),
  truename: z.string(),
  /** The counter that it is bound to; 0 for any that takes part. */
  counter_id: z.int(),
  counter_name: z.string(),
  used_at: z.string(),
  used_counter: z.string(),
})

/** One's own voucher: with its key a phone proves that it shows the code just now, also without a network. */
export const ownPickup = z.extend(pickup, {
  proof_key: z.string(),
  counters: z.array(counterItem),
  /** The clock of the server in milliseconds, by which the phone signs. */
  time: z.int(),
})

/** An offer, as somebody sees it who has not claimed it yet, or has. */
export const offer = z.object({
  campaign_id: z.int(),
  title: z.string(),
  item: z.string(),
  intro: z.string(),
  /** When vouchers can be claimed, and until when they can be redeemed. */
  begin_time: z.string(),
  end_time: z.string(),
  expire_at: z.string(),
  /** How many are left, today if there is a limit for the day. */
  left: z.int(),
  status: oneOf(pickupStates),
  /** Why it cannot be claimed; empty if it can be. */
  refusal: z.string(),
  counters: z.array(counterItem),
  /** The caller's own, once it is claimed. */
  voucher: z.nullable(ownPickup),
})

export const pickupSides = { owner: 1, counter: 2 } as const

export const pickupCalls = {
  offers: defineCall({
    id: 'pickup.offers',
    path: '/api/web/v2/pickup/offers',
    about:
      'The offers of coffee that are open or to come and not claimed by the caller; with `campaign_id` that one alone, whatever its state.',
    access: 'member',
    input: z.object({ campaign_id: z._default(id, 0) }),
    output: z.object({ offers: z.array(offer) }),
  }),
  getCode: defineCall({
    id: 'pickup.getpickupcode',
    path: '/api/web/v2/pickup/getpickupcode',
    about:
      'Claims the caller’s voucher of a campaign, bound to `counter_id` if it is given, or reads it again. `status`: 2 claimed, 3 redeemed, 4 expired. `proof_key` signs what the phone shows.',
    access: 'member',
    input: z.object({ campaign_id: id, counter_id: z._default(id, 0) }),
    output: ownPickup,
  }),
  list: defineCall({
    id: 'pickup.getpickuplist',
    path: '/api/web/v2/pickup/getpickuplist',
    about:
      'The caller’s vouchers: those that can be redeemed, then the others, each newest first. With `side` 2, for staff: what was redeemed at the counter, latest first; then `proof_key` is empty.',
    access: 'member',
    input: z.object({
      side: z._default(code, pickupSides.owner),
      counter_id: z._default(id, 0),
      page,
    }),
    output: paged(ownPickup),
  }),
  counters: defineCall({
    id: 'pickup.counters',
    path: '/api/web/v2/pickup/counters',
    about: 'The counters at which the caller is staff.',
    access: 'member',
    input: nothing,
    output: z.object({ counters: z.array(counterItem) }),
  }),
  info: defineCall({
    id: 'pickup.info',
    path: '/api/web/v2/pickup/info',
    about:
      'For staff: a voucher by the 8 digits, or by what was scanned: name masked, item, status, where and when it was used.',
    access: 'member',
    input: z.object({ pickup_code: text(60), counter_id: ownCounter }),
    output: pickup,
  }),
  complete: defineCall({
    id: 'pickup.complete',
    path: '/api/web/v2/pickup/complete',
    about:
      'For staff: redeems a voucher at a counter, once. `entry_id` names one attempt, so that it can be repeated when its answer was lost; `seconds_ago` is how long the counter had no network, during which it takes only vouchers bound to it.',
    access: 'member',
    input: z.object({
      pickup_code: text(60),
      counter_id: ownCounter,
      entry_id: z._default(line(40), ''),
      seconds_ago: z._default(count, 0),
    }),
    output: pickup,
  }),
  bound: defineCall({
    id: 'pickup.bound',
    path: '/api/web/v2/pickup/bound',
    about:
      'For staff: the vouchers bound to a counter that wait there, which it takes without a network too.',
    access: 'member',
    input: ofCounter,
    output: z.object({ vouchers: z.array(pickup) }),
  }),
}

export const pickupTopics = {
  redeemed: defineTopic(
    'pickup',
    'A voucher of this member was redeemed.',
    z.object({ campaign_id: z.int() }),
  ),
}

export type Offer = z.infer<typeof offer>
export type Pickup = z.infer<typeof pickup>
export type OwnPickup = z.infer<typeof ownPickup>
export type CounterItem = z.infer<typeof counterItem>
