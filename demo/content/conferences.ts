import { conferenceAnswers } from '#contract/practice/conferences.ts'

const { none, comes, absent, perhaps } = conferenceAnswers

/** A stay in the room, in minutes from the begin. */
type DemoStay = { person: number; from: number; to: number; reason: 'left' | 'lost' | 'ended' }

/** People are named by their place: 0 is the host, 1 the doctor of the demo where they are not the host. */
export type DemoConference = {
  title: string
  /** Of its link. */
  code: string
  kind: 'picture' | 'sound'
  isHostedByDoctor: boolean
  fromMinutes: number
  lengthMinutes: number
  /** Of everybody but the host. */
  answers: number[]
  /** The last of them came by the link. */
  hasLinkGuest?: boolean
  hasInvitedPhone?: boolean
  isCancelled?: boolean
  stays?: DemoStay[]
  chat?: { author: number; content: string; atMinutes: number }[]
}

const day = 24 * 60

export const demoConferences: DemoConference[] = [
  {
    title: '胸痛中心值班会商',
    code: 'demo-conference-1',
    kind: 'picture',
    isHostedByDoctor: false,
    fromMinutes: -25,
    // The demo is looked at for hours.
    lengthMinutes: 12 * 60,
    answers: [comes, comes, perhaps],
    stays: [
      { person: 0, from: -5, to: 18, reason: 'left' },
      { person: 2, from: 1, to: 18, reason: 'left' },
    ],
    chat: [
      { author: 0, content: '会议室已开，今天的重点是昨夜两例急诊 PCI。', atMinutes: -6 },
      { author: 2, content: '造影片子稍后共享屏幕给大家看。', atMinutes: 3 },
    ],
  },
  {
    title: '心衰合并肾功能不全病例讨论',
    code: 'demo-conference-2',
    kind: 'picture',
    isHostedByDoctor: true,
    fromMinutes: 12,
    lengthMinutes: 12 * 60,
    answers: [comes, comes, none, absent],
    hasInvitedPhone: true,
    chat: [
      { author: 0, content: '请各位提前看一下群里的化验趋势图。', atMinutes: -180 },
      { author: 1, content: '收到，利尿剂方案我想先听听肾内科的意见。', atMinutes: -120 },
    ],
  },
  {
    title: '消化道早癌筛查项目启动会',
    code: 'demo-conference-3',
    kind: 'picture',
    isHostedByDoctor: false,
    fromMinutes: day + 90,
    lengthMinutes: 60,
    answers: [none, comes, comes, none],
  },
  {
    title: '冠脉介入术前沟通',
    code: 'demo-conference-4',
    kind: 'sound',
    isHostedByDoctor: false,
    fromMinutes: 3 * day + 30,
    lengthMinutes: 45,
    answers: [perhaps, comes],
  },
  {
    title: '室性心律失常消融策略讨论',
    code: 'demo-conference-5',
    kind: 'picture',
    isHostedByDoctor: true,
    fromMinutes: -2 * day,
    lengthMinutes: 60,
    answers: [comes, comes, absent, comes],
    hasLinkGuest: true,
    stays: [
      { person: 0, from: -8, to: 58, reason: 'ended' },
      { person: 1, from: -2, to: 21, reason: 'lost' },
      { person: 1, from: 22, to: 58, reason: 'ended' },
      { person: 2, from: 4, to: 41, reason: 'left' },
      { person: 4, from: 10, to: 58, reason: 'ended' },
    ],
    chat: [
      { author: 1, content: '基质标测的图我发在这里，供会后参考。', atMinutes: 30 },
      { author: 0, content: '感谢各位，结论已整理，下周复查后再议。', atMinutes: 59 },
    ],
  },
  {
    title: '基层高血压随访经验交流',
    code: 'demo-conference-6',
    kind: 'sound',
    isHostedByDoctor: false,
    fromMinutes: -6 * day,
    lengthMinutes: 40,
    answers: [comes, comes],
    stays: [
      { person: 0, from: -3, to: 39, reason: 'left' },
      { person: 1, from: 2, to: 39, reason: 'left' },
    ],
  },
  {
    title: '起搏器程控线上答疑',
    code: 'demo-conference-7',
    kind: 'picture',
    isHostedByDoctor: true,
    fromMinutes: 2 * day,
    lengthMinutes: 60,
    answers: [comes, none],
    isCancelled: true,
  },
  {
    title: '肺栓塞多学科会诊',
    code: 'demo-conference-8',
    kind: 'picture',
    isHostedByDoctor: false,
    fromMinutes: -9 * day,
    lengthMinutes: 60,
    answers: [perhaps, comes, none],
    isCancelled: true,
  },
]
