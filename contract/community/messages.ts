import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { code, count, id, int, largeCount, line, paged, words } from '../wire/fields.ts'
import { messageKinds, targetKinds } from '../wire/message-kinds.ts'
import { defineTopic } from '../wire/topic.ts'
import { oneOf } from '../wire/one-of.ts'

export const messageStatus = { unread: 0, read: 1 } as const

export const messagePageSize = 20

/** How many messages may pop up for a person during one visit. */
export const standardNotificationLimit = 1

export const pushMessage = z.object({
  id: z.int(),
  pushTitle: z.string(),
  pushContent: z.string(),
  messageRecordStatus: oneOf(messageStatus),
  /** Empty where there is a `path`. */
  targetKind: z.enum(['', ...targetKinds]),
  targetId: z.int(),
  /** The page of this site that it leads to; empty if the target says it. */
  path: z.string(),
  kind: z.enum(messageKinds),
  createTime: z.string(),
})

/** How many messages are unread. */
export const unreadMessages = z.object({
  unreadCount: z.int(),
  /** By tab. */
  tabCounts: z.record(z.enum(messageKinds), z.int()),
  /** The tabs with something unread. */
  unreadMessageGroup: z.array(z.enum(messageKinds)),
})

export const pushCalls = {
  list: defineCall({
    id: 'message.selectByIdPage',
    path: '/MedicalCollege/messagePush/selectByIdPage',
    about:
      'The messages of the caller, latest first; `messageRecordStatus` 0 only unread, 1 only read ones; `kind` those of one tab, `keyword` those that contain it.',
    access: 'member',
    input: z.object({
      pageNum: z._default(count, 1),
      pageSize: z._default(count, messagePageSize),
      messageRecordStatus: z.optional(int),
      kind: z.optional(z.enum(messageKinds)),
      keyword: z.optional(line(50)),
    }),
    output: z.extend(paged(pushMessage), {
      ...unreadMessages.shape,
      notification_limit: z.int(),
    }),
  }),
  markRead: defineCall({
    id: 'message.updateMessageRecord',
    method: 'PUT',
    path: '/MedicalCollege/messagePush/updateMessageRecord',
    about:
      'Marks a message as read, or all of them when no id is given; with a `kind` those of one tab. `read_time` undoes it.',
    access: 'member',
    input: z.object({ id: z.optional(id), kind: z.optional(z.enum(messageKinds)) }),
    output: z.extend(unreadMessages, { read_time: z.int() }),
  }),
  undoRead: defineCall({
    id: 'message.undoMessageRecord',
    method: 'PUT',
    path: '/MedicalCollege/messagePush/undoMessageRecord',
    about: 'Marks as unread again what was marked as read at `read_time`, within ten minutes.',
    access: 'member',
    input: z.object({ read_time: largeCount }),
    output: unreadMessages,
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
}

export const pushTopics = {
  arrived: defineTopic(
    'pushMessage',
    'A message for the person who is logged in.',
    z.extend(pushMessage, { unreadCount: z.int() }),
  ),
  changed: defineTopic(
    'messagesChanged',
    'Messages of the person were read, marked as unread again or taken back: on another device, or by an operator.',
    z.object({ unreadCount: z.int() }),
  ),
}

export type PushMessage = z.infer<typeof pushMessage>
export type UnreadMessages = z.infer<typeof unreadMessages>
