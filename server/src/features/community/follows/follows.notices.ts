import { defineNotice } from '#kernel/notice.ts'
import { followsText } from './follows.text.ts'

export const doctorFollowed = defineNotice({
  event: 'follows.followed',
  headline: { zh: '有新的关注', en: 'New followers' },
  kind: 'experts',
  channels: ['app', 'web'],
  text: followsText,
  say: (text, { name, count }) => text.followed(name || text.somebody, count),
  target: ({ doctorId }) => ({ path: `/doctorMainPage?doctor_id=${doctorId}` }),
  example: { name: '林晓', count: 5, doctorId: 1 },
})
