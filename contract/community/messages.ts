import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { code, count, flag, id, int, json, paged, text, words } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'

/** Where a message leads. Any other value opens the message itself. */
export const pushTargets = [
  'meeting',
  'bigMeeting',
  'operation',
  'article',
  'production',
  'productionEdit',
  'expertTask',
  'baseConsultation',
  'superiorConsultation',
  'conference',
  'login',
  'richText',
] as const

export const messageStatus = { unread: 0, read: 1 } as const

export const messagePageSize = 20

/** How many messages may pop up for a person during one visit. */
export const standardNotificationLimit = 1

export const pushMessage = z.object({
  id: z.int(),
  pushTitle: z.string(),
  pushContent: z.string(),
  messageRecordStatus: z.int(),
  targetKind: z.string(),
  targetId: z.int(),
  createTime: z.string(),
})

const unread = z.object({ unreadCount: z.int() })

export const pushCalls = {
  list: defineCall({
    id: 'message.selectByIdPage',
    path: '/MedicalCollege/messagePush/selectByIdPage',
    about: 'The messages of the caller, latest first; `messageRecordStatus` 0 only unread, 1 only read ones.',
    access: 'member',
    input: z.object({
      pageNum: z._default(count, 1),
      pageSize: z._default(count, messagePageSize),
      messageRecordStatus: z.optional(int),
    }),
    output: z.extend(paged(pushMessage), { unreadCount: z.int(), notification_limit: z.int() }),
  }),
  markRead: defineCall({
    id: 'message.updateMessageRecord',
    method: 'PUT',
    path: '/MedicalCollege/messagePush/updateMessageRecord',
    about: 'Marks a message as read, or all of them when no id is given.',
    access: 'member',
    input: z.object({ id: z.optional(id) }),
    output: unread,
  }),
  detail: defineCall({
    id: 'message.appPushMessageDetails',
    path: '/MedicalCollege/messagePush/appPushMessageDetails',
    about: 'One message of the caller.',
    access: 'member',
    input: z.object({ id }),
    output: pushMessage,
  }),
  text: defineCall({
    id: 'message.detail',
    path: '/api/web/v2/message/detail',
    about:
      'One message as rich text, with scripts and styles removed: one of the caller, or one that is for everybody.',
    input: z.object({ id }),
    output: z.object({ id: z.int(), title: z.string(), body: z.string(), created_at: z.string() }),
  }),
  saveDevice: defineCall({
    id: 'message.insertOrUpdateEquipmentRecord',
    method: 'PUT',
    path: '/MedicalCollege/messagePush/insertOrUpdateEquipmentRecord',
    about: 'Registers the device on which the caller receives push messages; called after each login.',
    access: 'member',
    input: z.object({ deviceId: words(100), pushId: words(200), equipmentType: code }),
    output: z.object({}),
  }),
  forgetDevice: defineCall({
    id: 'message.deleteEquipmentRecord',
    path: '/MedicalCollege/messagePush/deleteEquipmentRecord',
    about: 'Unregisters this device; called at logout.',
    access: 'member',
    input: z.object({ deviceId: words(100) }),
    output: z.object({}),
  }),
  forgetDeviceByDelete: defineCall({
    id: 'message.deleteEquipmentRecord.delete',
    method: 'DELETE',
    path: '/MedicalCollege/messagePush/deleteEquipmentRecord',
    about: 'The same as the POST.',
    access: 'member',
    input: z.object({ deviceId: words(100) }),
    output: z.object({}),
  }),
  send: defineCall({
    id: 'message.send',
    path: '/api/web/v2/message/send',
    about:
      'An operator sends a message to the users with these ids. With `is_public` 1 anybody may read it by its link. Returns how many were reached.',
    access: 'operator',
    input: z.object({
      title: words(60),
      content: words(500),
      body: z._default(text(20_000), ''),
      is_public: z._default(flag, false),
      target_kind: z._default(z.enum(pushTargets), 'richText'),
      target_id: z._default(id, 0),
      user_ids: json(z.array(z.int()).check(z.minLength(1), z.maxLength(1000))),
    }),
    output: z.object({ reached: z.int() }),
  }),
}

export const pushTopics = {
  arrived: defineTopic(
    'pushMessage',
    'A message for the person who is logged in.',
    z.extend(pushMessage, { unreadCount: z.int() }),
  ),
}

export type PushMessage = z.infer<typeof pushMessage>
