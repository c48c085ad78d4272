import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { conferenceAddress } from './conference-addresses.ts'
import { conferencesText } from './conferences.text.ts'
import type { Told } from './conferences.text.ts'

type Facts = Told & { id: number }

const target = ({ id }: Facts) => ({ path: conferenceAddress.schedule(id) })
const example: Facts = {
  id: 1,
  title: '疑难病例讨论',
  time: '2026-11-20 09:00',
  host: '林晓',
  series: 'none',
}
const common = { kind: 'meetings', text: conferencesText, target, example } as const

export const conferenceNotices = {
  invitation: defineNotice({
    ...common,
    event: 'conferences.invitation',
    headline: { zh: '邀请您参加视频会议', en: 'You are invited to a video conference' },
    channels: onDevicesAndByMail,
    say: (text, facts) => text.invitation(facts),
  }),
  reminder: defineNotice({
    ...common,
    event: 'conferences.reminder',
    headline: { zh: '视频会议即将开始', en: 'A video conference begins soon' },
    channels: onDevices,
    isUrgent: true,
    say: (text, facts) => text.reminder(facts),
  }),
  move: defineNotice({
    ...common,
    event: 'conferences.move',
    headline: { zh: '会议已改期', en: 'A conference was moved' },
    channels: onDevicesAndByMail,
    say: (text, facts) => text.move(facts),
  }),
  cancellation: defineNotice({
    ...common,
    event: 'conferences.cancellation',
    headline: { zh: '视频会议已取消', en: 'A video conference is cancelled' },
    channels: onDevicesAndByMail,
    say: (text, facts) => text.cancellation(facts),
  }),
}

type AnswerFacts = { id: number; title: string; name: string; answer: 'comes' | 'absent' | 'perhaps' }

const answerExample: AnswerFacts = { id: 1, title: '疑难病例讨论', name: '沈清', answer: 'comes' }

/** What the host is told. */
export const conferenceAnswered = defineNotice({
  event: 'conferences.answered',
  headline: { zh: '会议邀请有了回复', en: 'An invitation was answered' },
  kind: 'meetings',
  channels: onDevices,
  text: conferencesText,
  say: (text, { name, title, answer }) => text.answered(name, title, text.answers[answer]),
  target: ({ id }) => ({ path: conferenceAddress.schedule(id) }),
  example: answerExample,
})
