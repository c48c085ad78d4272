import { antibioticsBank } from './exams/antibiotics-bank.ts'
import type { ExamBank } from './exams/exam-bank.ts'
import { firstAidBank } from './exams/first-aid-bank.ts'

/** How far the demo's doctor has got with a meeting. */
type StudyState =
  | 'finished'
  | 'revoked'
  | 'checkinUnderReview'
  | 'checkinFailed'
  | 'questionMissed'
  | 'examFailed'

/** Meetings that grant credit, one for each way to earn it and for each state that a condition can have. */
export type CreditMeeting = {
  title: string
  intro: string
  /** Place in the list of subjects. */
  subject: number
  kind: 'recorded' | 'live' | 'offline'
  startMinutes: number
  durationMinutes: number
  rule?: { needs_checkin?: boolean; watch_percent?: number; needs_recall?: boolean; points_tenths?: number }
  exam?: ExamBank
  /** Without questions of its own a recording asks whether the person is there. */
  hasNoQuestions?: true
  state?: StudyState
  /** What its lecturer asks afterwards; the first option is right. */
  liveQuestions?: { title: string; options: string[] }[]
}

const day = 24 * 60
const past = (days: number) => ({ startMinutes: -days * day, durationMinutes: 60 })

export const creditMeetings: CreditMeeting[] = [
  {
    title: '看图微课：血管、心电与双螺旋',
    intro: '半分钟的录播微课，签到、观看并回答课中提问后即可获得学分，无需考试。',
    subject: 0,
    kind: 'recorded',
    ...past(51),
  },
  {
    title: '全科门诊早课',
    intro: '每日直播的短课，进入直播间观看即计入学时，直播中会询问您是否在看。',
    subject: 2,
    kind: 'live',
    startMinutes: -20,
    durationMinutes: 100,
    rule: { watch_percent: 1, points_tenths: 5 },
  },
  {
    title: '急救技能现场工作坊',
    intro: '线下实操培训，请到会场扫码签到，结束后完成在线考试。线下会议无需观看视频。',
    subject: 10,
    kind: 'offline',
    startMinutes: -30,
    durationMinutes: 8 * 60,
    exam: firstAidBank,
  },
  {
    title: '心肺复苏复训班',
    intro: '线下复训，会场签到即可获得学分。',
    subject: 10,
    kind: 'offline',
    ...past(52),
    state: 'finished',
    liveQuestions: [
      {
        title: '成人胸外按压的频率是多少？',
        options: ['100–120 次/分', '60–80 次/分', '80–90 次/分', '130–150 次/分'],
      },
      { title: '成人胸外按压的深度是多少？', options: ['5–6 厘米', '2–3 厘米', '3–4 厘米', '7–8 厘米'] },
    ],
  },
  {
    title: '呼吸机基础操作录播课',
    intro: '观看录播并在课中确认在场，即可获得学分。',
    subject: 10,
    kind: 'recorded',
    hasNoQuestions: true,
    ...past(53),
    rule: { needs_checkin: false },
    state: 'questionMissed',
  },
  {
    title: '处方点评学习班',
    intro: '签到信息需经审核，通过后计入学分。',
    subject: 6,
    kind: 'recorded',
    ...past(54),
    state: 'checkinUnderReview',
  },
  {
    title: '临床试验规范培训',
    intro: '签到信息需经审核，通过后计入学分。',
    subject: 3,
    kind: 'recorded',
    ...past(55),
    state: 'checkinFailed',
  },
  {
    title: '抗菌药物分级管理培训',
    intro: '观看后参加在线考试，及格后获得学分。',
    subject: 5,
    kind: 'recorded',
    ...past(56),
    rule: { needs_checkin: false },
    exam: antibioticsBank,
    state: 'examFailed',
  },
  {
    title: '病案首页填写规范',
    intro: '观看录播并回答课中提问，即可获得学分。',
    subject: 3,
    kind: 'recorded',
    ...past(57),
    rule: { needs_checkin: false },
    state: 'revoked',
  },
]

/** About the one video of the demo world, in the order of its captions: the first option is right. */
export const lectureQuestions = [
  {
    at_seconds: 4,
    title: '视频先讲的是什么？',
    options: ['血管的走行', '气道的分支', '骨骼的受力', '淋巴的回流'],
  },
  {
    at_seconds: 8,
    title: '心电图与什么一一对应？',
    options: ['每一次搏动', '每一次呼吸', '每一次用药', '体位的变化'],
  },
  {
    at_seconds: 12,
    title: '接着出现的是什么结构？',
    options: ['双螺旋结构', '磷脂双分子层', '突触', '肌纤维'],
  },
]
