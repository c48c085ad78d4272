import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { code, count, flag, id, int, json, largeCount, line, paged, text, words } from '../wire/fields.ts'
import { messageKinds } from '../wire/message-kinds.ts'
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

/** Who gets a message that an operator sends. */
export const messageAudiences = ['chosen', 'everybody', 'doctors'] as const

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
  send: defineCall({
    id: 'message.send',
    path: '/api/web/v2/message/send',
    about:
      'An operator sends a message to the users with these ids, or to an audience. With `is_public` 1 anybody may read it by its link. Returns how many are reached; an audience is reached little by little, and takes the right to approve messages.',
    access: 'operator',
    right: 'messages.send',
    changes: true,
    input: z.object({
      title: words(60),
      content: words(500),
      body: z._default(text(20_000), ''),
      is_public: z._default(flag, false),
      target_kind: z._default(z.enum(pushTargets), 'richText'),
      target_id: z._default(id, 0),
      kind: z.optional(z.enum(messageKinds)),
      audience: z.optional(z.enum(messageAudiences)),
      user_ids: z._default(json(z.array(z.int()).check(z.maxLength(1000))), []),
    }),
    output: z.object({ message_id: z.int(), reached: z.int() }),
  }),
  recall: defineCall({
    id: 'message.recall',
    path: '/api/web/v2/message/recall',
    about:
      'An operator takes a message back: it leaves every inbox, and what has not been sent yet is not sent.',
    access: 'operator',
    right: 'messages.send',
    changes: true,
    input: z.object({ id }),
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
export type MessageAudience = (typeof messageAudiences)[number]
