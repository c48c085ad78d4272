import { defineNotice, onDevices } from '#kernel/notice.ts'
import { rehearsalsText } from './rehearsals.text.ts'

export const rehearsalBegun = defineNotice({
  event: 'rehearsals.begun',
  headline: { zh: '专家正在彩排', en: 'An expert is rehearsing' },
  kind: 'experts',
  channels: onDevices,
  text: rehearsalsText,
  say: (text, facts) => text.begun(facts),
  target: ({ roomId }) => ({ path: `/room?room_id=${roomId}` }),
  example: { guest: '林晓', meeting: '心血管病年会', roomId: 1 },
})
