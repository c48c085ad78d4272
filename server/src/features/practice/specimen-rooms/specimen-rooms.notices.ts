import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { specimenRoomsText } from './specimen-rooms.text.ts'

export const roomAsked = defineNotice({
  event: 'specimen-rooms.asked',
  headline: { zh: '请确认标本室', en: 'Please confirm a specimen room' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: specimenRoomsText,
  say: (text, facts) => text.asked(facts),
  target: ({ taskId, roomId }) => ({ path: `/specimenChamber?id=${taskId}&room_id=${roomId}` }),
  example: { meeting: '心血管病年会', room: '第一标本室', time: '2026-11-20 09:00', taskId: 1, roomId: 1 },
})

export const roomAnswered = defineNotice({
  event: 'specimen-rooms.answered',
  headline: { zh: '标本室邀请有了回复', en: 'A specimen room was answered' },
  kind: 'experts',
  channels: ['app', 'web'],
  text: specimenRoomsText,
  say: (text, facts) => text.answered(facts),
  example: { guest: '林晓', room: '第一标本室', reason: '时间冲突' },
})
