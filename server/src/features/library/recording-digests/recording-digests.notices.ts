import { defineNotice, onDevices } from '#kernel/notice.ts'
import { digestsText } from './recording-digests.text.ts'

/** Of more, only so many are named. */
const named = 3

type Facts = { title: string; recordingId: number }

const example: Facts = { title: '心力衰竭的规范管理', recordingId: 1 }

const toLecturers = {
  kind: 'experts',
  channels: onDevices,
  text: digestsText,
  target: ({ recordingId }: Facts) => ({ path: `/digestEdit?recording_id=${recordingId}` }),
  example,
} as const

export const digestReady = defineNotice({
  ...toLecturers,
  event: 'recording-digests.ready',
  headline: { zh: '五分钟要点待您发布', en: 'A digest waits for your release' },
  say: (text, { title }) => text.ready(title),
})

/** The digests of several recordings of one meeting became ready together. */
export const digestsReady = defineNotice({
  event: 'recording-digests.ready-together',
  headline: { zh: '多篇五分钟要点待您发布', en: 'Digests wait for your release' },
  kind: 'experts',
  channels: onDevices,
  text: digestsText,
  say: (text, { meetingTitle, titles }) =>
    text.readyTogether(
      meetingTitle,
      titles.length,
      titles.slice(0, named).join(text.separator) + (titles.length > named ? text.more : ''),
    ),
  target: ({ meetingId }) => ({ path: `/meetingPlaybackDetail?meeting_id=${meetingId}` }),
  example: { meetingTitle: '心力衰竭的规范管理', meetingId: 1, titles: ['药物治疗', '器械治疗'] },
})

export const digestChanged = defineNotice({
  ...toLecturers,
  event: 'recording-digests.changed',
  headline: { zh: '要点的引用与字幕不一致', en: 'Quotes of a digest no longer match' },
  say: (text, { title }) => text.changed(title),
})

/** To those who follow a subject, once a week. */
export const digestsOfWeek = defineNotice({
  event: 'recording-digests.week',
  headline: { zh: '一周会议要点', en: 'Digests of the week' },
  kind: 'meetings',
  channels: onDevices,
  text: digestsText,
  say: (text, { titles }) =>
    text.week(
      titles.length,
      titles.slice(0, named).join(text.separator) + (titles.length > named ? text.more : ''),
    ),
  target: () => ({ path: '/digestList?focused=1' }),
  example: { titles: ['心力衰竭的规范管理', '心房颤动抗凝', '高血压分层', '冠心病介入'] },
})
