import { defineNotice } from '#kernel/notice.ts'
import { teachingText } from './teaching-cases.text.ts'

export const casePassed = defineNotice({
  event: 'teaching-cases.passed',
  kind: 'consultations',
  channels: ['app', 'web', 'wechat', 'mail'],
  text: teachingText,
  say: (text, { title }) => text.passed(title),
  example: { title: '不典型胸痛一例' },
})

export const caseRefused = defineNotice({
  event: 'teaching-cases.refused',
  kind: 'consultations',
  channels: ['app', 'web', 'wechat', 'mail'],
  text: teachingText,
  say: (text, { title, reason }) => text.refused(title, reason),
  example: { title: '不典型胸痛一例', reason: '图片中可见住院号' },
})
