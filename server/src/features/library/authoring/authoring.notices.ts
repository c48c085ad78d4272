import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { authoringText } from './authoring.text.ts'

export const workPassed = defineNotice({
  event: 'works.passed',
  headline: { zh: '作品已发布', en: 'Your work is published' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authoringText,
  say: (text, { title }) => text.passed(title),
  target: ({ workId }) => ({ kind: 'production', id: workId }),
  example: { title: '颅底手术入路的解剖要点', workId: 1 },
})

export const workRefused = defineNotice({
  event: 'works.refused',
  headline: { zh: '作品未通过审核', en: 'Your work was refused' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authoringText,
  say: (text, { title, reason }) => text.refused(title, reason),
  target: ({ workId }) => ({ kind: 'productionEdit', id: workId }),
  example: { title: '颅底手术入路的解剖要点', reason: '封面不清晰', workId: 1 },
})

export const workTakenBack = defineNotice({
  event: 'works.takenBack',
  headline: { zh: '作品已下架', en: 'Your work was taken down' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authoringText,
  say: (text, { title, reason }) => text.takenBack(title, reason),
  target: ({ workId }) => ({ kind: 'productionEdit', id: workId }),
  example: { title: '颅底手术入路的解剖要点', reason: '含有患者信息', workId: 1 },
})

export const workPutBack = defineNotice({
  event: 'works.putBack',
  headline: { zh: '作品已恢复上架', en: 'Your work is published again' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authoringText,
  say: (text, { title }) => text.putBack(title),
  target: ({ workId }) => ({ kind: 'production', id: workId }),
  example: { title: '颅底手术入路的解剖要点', workId: 1 },
})
