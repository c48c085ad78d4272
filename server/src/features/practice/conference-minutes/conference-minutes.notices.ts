import { defineNotice, onDevices } from '#kernel/notice.ts'
import { minutesText } from './conference-minutes.text.ts'

type Facts = { conferenceId: number }

const example: Facts = { conferenceId: 1 }

const common = {
  kind: 'meetings',
  text: minutesText,
  channels: onDevices,
  target: ({ conferenceId }: Facts) => ({ path: `/videoMeetingDetail?id=${conferenceId}` }),
  example,
} as const

/** To the host who has asked for them. */
export const minutesNotices = {
  done: defineNotice({
    ...common,
    event: 'conferences.minutesDone',
    headline: { zh: '会议记录已生成', en: 'The minutes are ready' },
    say: (text) => text.done,
  }),
  failed: defineNotice({
    ...common,
    event: 'conferences.minutesFailed',
    headline: { zh: '会议记录生成失败', en: 'The minutes could not be made' },
    say: (text) => text.failed,
  }),
}
