/** The unions of the demo world. People are named by their place among the doctors who have accounts. */

export type DemoUnion = {
  name: string
  introduction: string
  questions: string[]
}

export const demoUnions: DemoUnion[] = [
  {
    name: '云岭消化疾病科联体',
    introduction:
      '由云岭医科大学第一附属医院消化内科发起，联合省内外三级医院与县域医院的消化专科，共同开展早癌筛查、炎症性肠病随访与内镜培训。\n成员单位共享随访方案与教学录像，每月一次疑难病例讨论，县域医院可预约远程会诊与内镜带教。',
    questions: ['您的专业方向', '希望参与的协作项目'],
  },
  {
    name: '江城心血管协作科联体',
    introduction:
      '以慢性心衰全程管理为主线，连接大学附属医院与社区、县域的心血管专科。\n统一出院随访路径，双向转诊当日反馈，每季度公布各单位的达标率。',
    questions: [],
  },
  {
    name: '秦淮神经外科科联体',
    introduction:
      '围绕脑血管病急诊救治与颅底肿瘤显微手术的区域协作网络。\n提供绿色通道转运、术前远程讨论与年轻医师手术观摩。',
    questions: ['所在医院每年神经外科手术量'],
  },
]

export const demoFounding = {
  name: '钱江呼吸慢病科联体',
  introduction: '联合浙北地区呼吸专科，开展慢阻肺与肺结节的规范随访。',
  reason: '现有 12 家医院已签署协作意向，希望借助平台统一公告、会议与病例讨论。',
}

type DemoNotice = {
  title: string
  content: string
  isPinned: boolean
  agoDays: number
  /** Which members have read it, of every ten. */
  readTenths: number
  hasPicture: boolean
  /** Of one that was withdrawn. */
  withdrawReason?: string
}

export const demoNotices: DemoNotice[] = [
  {
    title: '关于启动 2026 年早癌筛查协作的通知',
    content:
      '各成员单位：\n2026 年上消化道早癌筛查协作自下月起开展，请各科室确定一名联络医师，并按统一方案登记病例。\n登记表与病理送检流程见附件，如有疑问请在月度会议上提出。',
    isPinned: true,
    agoDays: 12,
    readTenths: 8,
    hasPicture: true,
  },
  {
    title: '内镜带教名额开放申请',
    content:
      '本季度内镜带教开放 8 个名额，为期两周，食宿由带教医院安排。\n请科室负责人于本月 25 日前提交名单。',
    isPinned: false,
    agoDays: 6,
    readTenths: 6,
    hasPicture: false,
  },
  {
    title: '月度疑难病例讨论：请提交病例摘要',
    content: '本月讨论主题为小肠出血的诊断路径。\n请于会前三天提交去标识化的病例摘要与影像截图。',
    isPinned: false,
    agoDays: 2,
    readTenths: 3,
    hasPicture: false,
  },
  {
    title: '炎症性肠病随访数据上报提醒',
    content: '请各单位在本周五前完成第一季度随访数据上报，已完成的单位请忽略本通知。',
    isPinned: false,
    agoDays: 0,
    readTenths: 1,
    hasPicture: false,
  },
  {
    title: '月度会议地点调整（误发）',
    content: '本月会议改在门诊楼二层会议室，请各位成员相互转告。',
    isPinned: false,
    agoDays: 3,
    readTenths: 3,
    hasPicture: false,
    withdrawReason: '会议地点没有变化，误发',
  },
]

type DemoBooking = {
  topic: string
  place: string
  isVideo?: boolean
  /** From today, and the hour in Shanghai. Hours differ, so that no day can make two of a department overlap. */
  day: number
  hour: number
  department: number
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  reason?: string
  minutes?: string
}

export const demoBookings: DemoBooking[] = [
  {
    topic: '小肠出血病例讨论',
    place: '消化楼四层示教室',
    day: -5,
    hour: 15,
    department: 0,
    state: 'approved',
    minutes:
      '一、讨论病例 3 例，均建议先行小肠镜检查。\n二、统一输血与急诊介入的转诊指征，由联络医师整理成文。\n三、下次讨论主题：药物性肝损伤。',
  },
  {
    topic: '炎症性肠病多学科会诊',
    place: '消化楼四层示教室',
    isVideo: true,
    day: 1,
    hour: 14,
    department: 0,
    state: 'approved',
  },
  {
    topic: '早癌筛查质控例会',
    place: '',
    isVideo: true,
    day: 2,
    hour: 10,
    department: 1,
    state: 'pending',
  },
  {
    topic: '内镜带教开班会',
    place: '培训中心 201',
    day: 3,
    hour: 9,
    department: 1,
    state: 'rejected',
    reason: '当日培训中心检修，请改期',
  },
  {
    topic: '护理质量交流',
    place: '门诊楼二层会议室',
    day: 4,
    hour: 16,
    department: 2,
    state: 'cancelled',
  },
]

/** What the participants of the next meeting have said; 0 is the owner. */
/** `quotes` is the place of the message that is answered, `mentions` are the places of those who are named. */
type DemoLine = {
  author: number
  content: string
  agoMinutes: number
  quotes?: number
  mentions?: number[]
}

export const demoChat: DemoLine[] = [
  { author: 0, content: '各位老师，会诊安排在明天下午两点，病历资料已放在附件里。', agoMinutes: 190 },
  { author: 1, content: '收到，我这边准备两例难治性溃疡性结肠炎。', agoMinutes: 160 },
  { author: 2, content: '影像科同事也想旁听，可以吗？', agoMinutes: 45 },
  { author: 0, content: '欢迎，我和会议室那边确认一下座位。', agoMinutes: 30, quotes: 2 },
  {
    author: 1,
    content: '@沈清和 您那边的心电图请一并带上。',
    agoMinutes: 20,
    mentions: [2],
  },
]
