import { publicityStates } from '#contract/library/publicity.ts'
import type { feedbackKinds } from '#contract/people/feedback.ts'
import type { OneOf } from '#contract/wire/one-of.ts'

type DemoPublicity = {
  phone: string
  topic: string
  description: string
  state: OneOf<typeof publicityStates>
  reason: string
  daysAgo: number
}

const { open, accepted, declined } = publicityStates

/** An application in every state, each with another account; the declined one waits to be corrected. */
export const demoPublicity: readonly DemoPublicity[] = [
  {
    phone: '13800000005',
    topic: '脑卒中的黄金四小时',
    description: '用一次真实的急救时间线讲清楚识别、呼救与转运，配三张图。',
    state: accepted,
    reason: '',
    daysAgo: 20,
  },
  {
    phone: '13800000001',
    topic: '心衰患者的一天',
    description: '从早晨称体重到睡前用药，按时间讲心衰患者的自我管理。',
    state: declined,
    reason: '与已上线的《心衰自我管理》内容相近，请换一个角度或补充运动康复部分后再提交',
    daysAgo: 4,
  },
  {
    phone: '13800000006',
    topic: '慢阻肺吸入装置怎么用',
    description: '四种常见吸入装置的演示与常见错误，准备拍成一分钟短片。',
    state: open,
    reason: '',
    daysAgo: 1,
  },
]

type DemoFeedback = {
  kind: (typeof feedbackKinds)[number]
  content: string
  answer: string
  daysAgo: number
}

/** What the demo's doctor has told the operators, oldest first: answered and open, of every kind. */
export const demoFeedback: readonly DemoFeedback[] = [
  {
    kind: 'account',
    content: '换了工作单位，认证信息里的医院怎么改？',
    answer: '您好，在“身份认证”中重新提交新单位的证件即可，审核期间不影响观看与学分。',
    daysAgo: 30,
  },
  {
    kind: 'content',
    content: '《心电图判读入门》第 2 讲的字幕有错字：“房早”写成了“房旱”。',
    answer: '感谢指正，字幕已修改，重新打开课程即可看到。',
    daysAgo: 12,
  },
  { kind: 'advice', content: '希望回放可以按章节循环播放，方便跟练。', answer: '', daysAgo: 6 },
  {
    kind: 'fault',
    content: '在平板上横屏观看直播时，弹幕偶尔会盖住课件下方的参考文献。',
    answer: '',
    daysAgo: 2,
  },
  { kind: 'other', content: '学分证明能否加上会议主办方名称？', answer: '', daysAgo: 0.2 },
]
