import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'

const { pending, paid, cancelled, closed, refunding, refunded } = orderStates

/** An order of the demo's doctor: one in every state, with every way of a refund and of an invoice. */
export type DemoOrder = {
  status: OneOf<typeof orderStates>
  daysAgo: number
  refund?: { state: OneOf<typeof refundStates>; reason: string; refuseReason?: string }
  invoice?: { title: string; taxNo: string; number: string }
  usesCoupon?: boolean
}

/** The first three are of works whose authors have an account. */
export const demoOrders: DemoOrder[] = [
  { status: paid, daysAgo: 2 },
  {
    status: paid,
    daysAgo: 40,
    usesCoupon: true,
    invoice: { title: '江城大学附属第一医院', taxNo: '12420000441626842D', number: '26422000000031877' },
  },
  {
    status: paid,
    daysAgo: 12,
    refund: { state: refundStates.refused, reason: '内容与预期不符', refuseReason: '课程观看已超过五分之一' },
    invoice: { title: '沈清和', taxNo: '', number: '' },
  },
  {
    status: refunding,
    daysAgo: 3,
    refund: { state: refundStates.asked, reason: '重复购买了同一主题的课程' },
  },
  { status: refunded, daysAgo: 25, refund: { state: refundStates.arrived, reason: '买错了课程' } },
  { status: cancelled, daysAgo: 6 },
  { status: closed, daysAgo: 9 },
  { status: pending, daysAgo: 0 },
]

/** When others have bought the works of authors with an account, in days ago: the authors earn something every month. */
export const sales = [
  [1, 5, 9, 34, 70, 120, 168, 200, 255, 290],
  [2, 16, 33, 48, 61, 75, 79, 96, 118, 131, 160, 185, 204, 230, 262, 295, 330],
  [1, 4, 8, 13, 20, 27, 36],
]

/** Coupons as an operator sees them: valid, not yet valid, over, stopped. The first is used by orders. */
type DemoCoupon = {
  code: string
  discountYuan: number
  limit: number
  personLimit: number
  courseType: 0 | OneOf<typeof courseTypes>
  from: number
  until: number
  isStopped?: boolean
  percent?: number
  minYuan?: number
  /** The demo's doctor has added it. */
  isHeld?: boolean
}

export const demoCoupons: DemoCoupon[] = [
  { code: 'XINGLIN10', discountYuan: 10, limit: 500, personLimit: 1, courseType: 0, from: -60, until: 300 },
  { code: 'SERIES50', discountYuan: 50, limit: 100, personLimit: 2, courseType: 2, from: -10, until: 80 },
  { code: 'SPRING10', discountYuan: 10, limit: 1000, personLimit: 1, courseType: 0, from: 20, until: 50 },
  { code: 'WINTER15', discountYuan: 15, limit: 200, personLimit: 1, courseType: 1, from: -120, until: -30 },
  {
    code: 'STAFF2026',
    discountYuan: 30,
    limit: 50,
    personLimit: 1,
    courseType: 0,
    from: -90,
    until: 90,
    isStopped: true,
  },
  {
    code: 'EIGHTY26',
    discountYuan: 60,
    percent: 20,
    limit: 300,
    personLimit: 1,
    courseType: 2,
    from: -5,
    until: 60,
    isHeld: true,
  },
  {
    code: 'OVER200',
    discountYuan: 40,
    minYuan: 200,
    limit: 300,
    personLimit: 1,
    courseType: 0,
    from: -5,
    until: 60,
    isHeld: true,
  },
]
