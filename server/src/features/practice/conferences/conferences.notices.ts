import { defineNotice } from '#kernel/notice.ts'
import { conferencesText } from './conferences.text.ts'

const example = { title: '病例讨论', time: '2026-11-20 09:00', host: '林晓', conferenceId: 1 }
const target = ({ conferenceId }: typeof example) => ({ kind: 'conference', id: conferenceId })
const common = { kind: 'meetings', text: conferencesText, target, example } as const

/** What those who are invited are told; those without an account get an SMS instead. */
export const conferenceNotices = {
  invitation: defineNotice({
    ...common,
    event: 'conferences.invitation',
    channels: ['app', 'web', 'wechat', 'mail'],
    say: (text, facts) => text.invitation(facts),
  }),
  reminder: defineNotice({
    ...common,
    event: 'conferences.reminder',
    channels: ['app', 'web', 'wechat'],
    isUrgent: true,
    say: (text, facts) => text.reminder(facts),
  }),
  cancellation: defineNotice({
    ...common,
    event: 'conferences.cancellation',
    channels: ['app', 'web', 'wechat', 'mail'],
    say: (text, facts) => text.cancellation(facts),
  }),
}
