import { expect, it } from 'vitest'
import { messageStatus } from '#contract/community/messages.ts'
import type { PushMessage } from '#contract/community/messages.ts'
import { messageTarget } from './targets.ts'

const message = {
  id: 3,
  pushTitle: '',
  pushContent: '',
  messageRecordStatus: messageStatus.unread,
  targetId: 8,
  path: '',
  kind: 'system' as const,
  createTime: '',
}

it.each([
  ['meeting', '/meetingDetail?meeting_id=8'],
  ['bigMeeting', '/meetingHome?meeting_id=8'],
  ['operation', '/operationDetail?id=8'],
  ['article', '/homeConsultingDetail?information_id=8'],
  ['production', '/doctorSharePage?production_id=8'],
  ['productionEdit', '/videoUpload?production_id=8'],
  ['expertTask', '/taskList?id=8'],
  ['conference', '/scheduleDetails?id=8'],
  ['login', '/login'],
  ['richText', '/richText?id=3'],
  ['something new', '/richText?id=3'],
])('a message about %s leads to %s', (targetKind, path) => {
  expect(messageTarget({ ...message, targetKind: targetKind as PushMessage['targetKind'] })).toBe(path)
})
