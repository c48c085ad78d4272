import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { workText } from './works.text.ts'

export const workPassed = defineNotice({
  event: 'works.passed',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: workText,
  say: (text, { title }) => text.passed(title),
  target: ({ workId }) => ({ kind: 'production', id: workId }),
  example: { title: '颅底手术入路的解剖要点', workId: 1 },
})

export const workRefused = defineNotice({
  event: 'works.refused',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: workText,
  say: (text, { title, reason }) => text.refused(title, reason),
  target: ({ workId }) => ({ kind: 'productionEdit', id: workId }),
  example: { title: '颅底手术入路的解剖要点', reason: '封面不清晰', workId: 1 },
})

export const workTakenBack = defineNotice({
  event: 'works.takenBack',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: workText,
  say: (text, { title, reason }) => text.takenBack(title, reason),
  target: ({ workId }) => ({ kind: 'productionEdit', id: workId }),
  example: { title: '颅底手术入路的解剖要点', reason: '含有患者信息', workId: 1 },
})

export const workPutBack = defineNotice({
  event: 'works.putBack',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: workText,
  say: (text, { title }) => text.putBack(title),
  target: ({ workId }) => ({ kind: 'production', id: workId }),
  example: { title: '颅底手术入路的解剖要点', workId: 1 },
})
