import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { conferenceAddress } from './conference-addresses.ts'
import { conferencesText } from './conferences.text.ts'

type Facts = { id: number; title: string; time: string; host: string }

const target = ({ id }: Facts) => ({ path: conferenceAddress.schedule(id) })
const example: Facts = { id: 1, title: '疑难病例讨论', time: '2026-11-20 09:00', host: '林晓' }
const common = { kind: 'meetings', text: conferencesText, target, example } as const

export const conferenceNotices = {
  invitation: defineNotice({
    ...common,
    event: 'conferences.invitation',
    channels: onDevicesAndByMail,
    say: (text, facts) => text.invitation(facts),
  }),
  reminder: defineNotice({
    ...common,
    event: 'conferences.reminder',
    channels: onDevices,
    isUrgent: true,
    say: (text, facts) => text.reminder(facts),
  }),
  cancellation: defineNotice({
    ...common,
    event: 'conferences.cancellation',
    channels: onDevicesAndByMail,
    say: (text, facts) => text.cancellation(facts),
  }),
}

type AnswerFacts = { id: number; title: string; name: string; answer: 'comes' | 'absent' | 'perhaps' }

const answerExample: AnswerFacts = { id: 1, title: '疑难病例讨论', name: '沈清', answer: 'comes' }

/** What the host is told. */
export const conferenceAnswered = defineNotice({
  event: 'conferences.answered',
  kind: 'meetings',
  channels: onDevices,
  text: conferencesText,
  say: (text, { name, title, answer }) => text.answered(name, title, text.answers[answer]),
  target: ({ id }) => ({ path: conferenceAddress.schedule(id) }),
  example: answerExample,
})
