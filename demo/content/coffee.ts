export const demoCounters = [
  { name: '一号咖啡台', address: '江城国际会议中心一层大厅' },
  { name: '二号咖啡台', address: '江城国际会议中心三层贵宾厅外' },
]

/** A voucher: whose, the counter that it is bound to, and where and how many hours ago it was redeemed. */
export type DemoVoucher = {
  phone: string
  code: string
  boundTo?: number
  usedAt?: { counter: number; hoursAgo: number }
}

/** Days are counted from now. */
export type DemoCampaign = {
  title: string
  item: string
  intro: string
  stock: number
  dayLimit: number
  from: number
  until: number
  expires: number
  vouchers: DemoVoucher[]
}

/** For the demo's doctor (…001): one to claim, one in every later state, one that is used up, one to come. */
export const demoCampaigns: DemoCampaign[] = [
  {
    title: '江城医学论坛·现场咖啡',
    item: '美式咖啡（热，中杯）',
    intro: '凭取货码到会场咖啡台领取，每天 120 份。',
    stock: 300,
    dayLimit: 120,
    from: -2,
    until: 3,
    expires: 4,
    vouchers: [
      { phone: '13800000004', code: '70412958', usedAt: { counter: 0, hoursAgo: 1 } },
      { phone: '13800000005', code: '19386204', usedAt: { counter: 0, hoursAgo: 2 } },
      { phone: '13800000006', code: '58027731', usedAt: { counter: 1, hoursAgo: 3 } },
      { phone: '13800000007', code: '33619470', boundTo: 0 },
      { phone: '13800000002', code: '86140527' },
    ],
  },
  {
    title: '呼吸与危重症周末课堂·茶歇',
    item: '拿铁（热，中杯）',
    intro: '',
    stock: 80,
    dayLimit: 0,
    from: -1,
    until: 5,
    expires: 6,
    vouchers: [{ phone: '13800000001', code: '42870916', boundTo: 0 }],
  },
  {
    title: '青年医师病例演讲·咖啡',
    item: '卡布奇诺（热，小杯）',
    intro: '感谢参与现场评分。',
    stock: 60,
    dayLimit: 0,
    from: -3,
    until: 1,
    expires: 2,
    vouchers: [{ phone: '13800000001', code: '65098213', usedAt: { counter: 1, hoursAgo: 26 } }],
  },
  {
    title: '秋季指南读书会·咖啡',
    item: '桂花拿铁（冰，中杯）',
    intro: '',
    stock: 40,
    dayLimit: 0,
    from: -20,
    until: -12,
    expires: -10,
    vouchers: [{ phone: '13800000001', code: '07731465' }],
  },
  {
    title: '早场查房直播·早餐咖啡',
    item: '燕麦拿铁（热，大杯）',
    intro: '前三名观众专享。',
    stock: 3,
    dayLimit: 0,
    from: -1,
    until: 2,
    expires: 3,
    vouchers: [
      { phone: '13800000004', code: '91264480' },
      { phone: '13800000005', code: '28409175' },
      { phone: '13800000006', code: '50933687', usedAt: { counter: 0, hoursAgo: 5 } },
    ],
  },
  {
    title: '神经外科手术周·咖啡',
    item: '冷萃咖啡（冰，中杯）',
    intro: '开放日当天可领，数量有限。',
    stock: 200,
    dayLimit: 100,
    from: 2,
    until: 6,
    expires: 7,
    vouchers: [],
  },
]
