import { defineNotice } from '#kernel/notice.ts'
import { teachingText } from './teaching-cases.text.ts'

const common = {
  kind: 'consultations',
  text: teachingText,
  channels: ['app', 'web', 'mail', 'wechat'],
} as const

export const casePassed = defineNotice({
  ...common,
  event: 'teaching-cases.passed',
  say: (text, { title }) => text.passed(title),
  example: { title: '不典型胸痛一例' },
})

export const caseRefused = defineNotice({
  ...common,
  event: 'teaching-cases.refused',
  say: (text, { title, reason }) => text.refused(title, reason),
  example: { title: '不典型胸痛一例', reason: '图片中仍可见日期' },
})
