import { checkinFields } from '#contract/meetings/checkin.ts'
import type { CheckinField } from '#contract/meetings/checkin.ts'
import type { Audience } from '#contract/meetings/meetings.ts'
import { meetingVenue } from '#demo/content/meetings/meeting-venue.ts'

/** Meetings that ask for something before they are watched, one for each thing that can be asked. */
export type Admission = {
  title: string
  intro: string
  /** Place in the list of subjects. */
  subject: number
  startMinutes: number
  durationMinutes: number
  audience?: Audience
  needsLicence?: true
  /** Speakers by name. */
  speakers?: string[]
  watch?: 'whitelist' | 'password'
  /** Of equal length, one after the other, all in one recording; some have a password of their own. */
  sessions?: { title: string; password?: string }[]
  /** Held on site only. */
  venue?: string
  needsCompletion?: true
  checkin?: { fields: CheckinField[]; isReviewed: boolean }
}

export const watchPassword = '2026'
export const organiserContact = '会务组 027-0000 2026'

const day = 24 * 60
const past = (days: number) => ({ startMinutes: -days * day, durationMinutes: 90 })

export const admissions: Admission[] = [
  {
    title: '疑难心电图闭门读图会',
    intro: '内部读图会，凭主办方发放的观看密码进入。共讨论六份心电图，每份先独立读图，再由两位专家点评。',
    subject: 0,
    watch: 'password',
    ...past(41),
  },
  {
    title: '胸痛中心病例复盘会',
    intro: '第一场公开，后两场为闭门讨论，各有观看密码。一段回放包含三场内容，需要两场的密码才能观看。',
    subject: 0,
    sessions: [
      { title: '年度救治流程回顾' },
      { title: '闭门讨论：延误病例', password: watchPassword },
      { title: '闭门讨论：改进方案', password: '2027' },
    ],
    ...past(40),
  },
  {
    title: '卒中中心质控内训班',
    intro: '面向已报名的卒中中心质控人员，仅名单内的手机号可以观看。',
    subject: 1,
    watch: 'whitelist',
    ...past(42),
  },
  {
    title: '社区慢阻肺规范管理公开课',
    intro: '免费公开课，登录后即可观看。内容包括肺功能判读、吸入装置选择与随访要点。',
    subject: 5,
    audience: 'member',
    ...past(43),
  },
  {
    title: '消化内镜并发症讨论会',
    intro: '讨论真实手术录像，仅限医生观看。',
    subject: 4,
    audience: 'doctor',
    ...past(44),
  },
  {
    title: '讲者备课会',
    intro: '仅限讲者：核对日程、课件与直播测试。',
    subject: 1,
    audience: 'faculty',
    speakers: ['程怀瑾', '韩静姝'],
    ...past(49),
  },
  {
    title: '麻精药品处方权培训',
    intro: '仅向已通过医师执业认证的医生开放，请先在个人中心完成认证。',
    subject: 10,
    audience: 'doctor',
    needsLicence: true,
    ...past(48),
  },
  {
    title: '糖尿病足多学科病例讨论',
    intro: '需完善个人信息后观看，便于主办方按专科安排后续讨论。',
    subject: 6,
    needsCompletion: true,
    ...past(45),
  },
  {
    title: '围手术期抗凝管理学习班',
    intro: '线上签到后观看回放，签到信息用于统计学时。',
    subject: 10,
    checkin: { fields: ['real_name', 'phone', 'hospital', 'department', 'title'], isReviewed: false },
    ...past(46),
  },
  {
    title: '处方药学术交流会（实名签到）',
    intro: '按照合规要求，参会者需实名签到并上传证件，审核通过后观看。',
    subject: 6,
    checkin: { fields: [...checkinFields], isReviewed: true },
    ...past(47),
  },
  {
    title: '江城医学论坛·线下专场',
    intro: '会场入口扫码签到，签到码每 3 秒更新；无法扫码的参会者可由工作人员代签。',
    subject: 7,
    checkin: { fields: ['real_name', 'hospital'], isReviewed: false },
    venue: meetingVenue(0),
    startMinutes: 25,
    durationMinutes: 8 * 60,
  },
]
