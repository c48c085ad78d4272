import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, json, nothing, onOff, text } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'
import { uploadedFile } from '../wire/uploads.ts'

export const chatFailures = defineFailures({
  messageEmpty: [5601, '消息不能为空', 'the message cannot be empty'],
  messageTooLong: [5602, '消息不能超过 2000 字', 'a message may have at most 2000 characters'],
  fileMissing: [5603, '文件不存在，请重新选择', 'the file does not exist, please choose it again'],
  groupClosed: [6520, '该聊天已结束，不能再发送消息', 'this chat is over, nothing can be sent to it'],
  groupOfTwo: [
    6521,
    '两人的聊天不能退出，可以设为免打扰',
    'a chat of two cannot be left; it can be muted instead',
  ],
  groupBound: [
    6525,
    '会诊的聊天不能自行退出，可以设为免打扰',
    'the chat of a consultation cannot be left; it can be muted instead',
  ],
  quoteMissing: [6522, '引用的消息不存在', 'the quoted message does not exist'],
  mentionsWrong: [6523, '只能@本群成员', 'only members of the group can be mentioned'],
  voiceLength: [6524, '语音须为 1 至 60 秒', 'a voice message lasts from 1 to 60 seconds'],
  recallTooLate: [5604, '只能撤回 2 分钟内的消息', 'a message can be recalled within 2 minutes only'],
})

export const chatLimits = {
  textLength: 2000,
  recallMs: 2 * 60_000,
  pageSize: 30,
  voiceSeconds: 60,
  mentions: 50,
  keywordLength: 50,
} as const

/** Stands for all members of the group among those who are mentioned. */
export const everybody = 0

/** What a member can send. */
export const chatKinds = ['text', 'picture', 'file', 'voice'] as const

/** The message that another one answers, as it is now. */
export const chatQuote = z.object({
  message_id: z.int(),
  kind: z.enum([...chatKinds, 'system']),
  truename: z.string(),
  /** The text, or the name of the file; empty once it is recalled. */
  content: z.string(),
  is_recalled: bit,
})

export const chatMessage = z.object({
  message_id: z.int(),
  group_id: z.int(),
  /** The position in the group: 1, 2, 3 … without gaps. */
  number: z.int(),
  kind: z.enum([...chatKinds, 'system']),
  /** Empty once the message is recalled. */
  content: z.string(),
  /** The English text of a system line; empty for all other kinds. */
  content_en: z.string(),
  /** Opens for members of the group. Empty for texts. */
  file_url: z.string(),
  file_name: z.string(),
  file_size: z.int(),
  /** How long a voice message is; 0 for all other kinds. */
  seconds: z.int(),
  quote: z.nullable(chatQuote),
  /** The members who are named; 0 stands for all of them. */
  mentions: z.array(z.int()),
  /** What the sender’s client named it; empty for system lines. */
  client_id: z.string(),
  is_recalled: bit,
  /** 0 for system lines, and for those whose account is deleted. */
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  title: z.string(),
  create_time: z.string(),
  /** Milliseconds since 1970, for the two minutes of a recall. */
  created_ms: z.int(),
})

export const chatMember = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  title: z.string(),
  hospital: z.string(),
  /** The member has read everything up to this number. */
  read_number: z.int(),
})

/** `title_en` differs from `title` where the platform gave it, as for a consultation. */
const titles = { title: z.string(), title_en: z.string() }

export const chatGroupItem = z.object({
  group_id: z.int(),
  ...titles,
  member_num: z.int(),
  unread_num: z.int(),
  is_muted: bit,
  is_closed: bit,
  /** Something unread names the caller. */
  is_mentioned: bit,
  last_message: z.nullable(chatMessage),
})

const ofGroup = { group_id: id }

export const chatCalls = {
  groups: defineCall({
    id: 'im.groups',
    path: '/api/web/v3/im/groups',
    about:
      'The groups of the caller, the most recently active first, each with its unread messages. `unread_num` leaves out muted groups.',
    access: 'member',
    input: nothing,
    output: z.object({ group_list: z.array(chatGroupItem), unread_num: z.int() }),
  }),
  list: defineCall({
    id: 'im.list',
    path: '/api/web/v3/im/list',
    about:
      'The messages of a group, newest first, 30 a page; `before_id` continues below a message. `load_more` says that there are older ones. For members only.',
    access: 'member',
    input: z.object({ ...ofGroup, before_id: z.optional(id) }),
    output: z.object({
      ...titles,
      message_list: z.array(chatMessage),
      load_more: bit,
      member_list: z.array(chatMember),
      is_muted: bit,
      is_closed: bit,
      can_leave: bit,
    }),
  }),
  search: defineCall({
    id: 'im.search',
    path: '/api/web/v3/im/search',
    about:
      'The messages of a group whose text or file name contains the words, newest first, at most 30; `before_id` continues below a message. For members only.',
    access: 'member',
    input: z.object({
      ...ofGroup,
      keyword: text(chatLimits.keywordLength).check(z.minLength(1)),
      before_id: z.optional(id),
    }),
    output: z.object({
      message_list: z.array(chatMessage),
      load_more: bit,
      /** Where to continue; 0 when everything was searched. */
      before_id: z.int(),
    }),
  }),
  mute: defineCall({
    id: 'im.mute',
    path: '/api/web/v3/im/mute',
    about:
      'No notices of a group for the caller (`type` 1), or again (2). Messages that name the caller are told nevertheless.',
    access: 'member',
    input: z.object({ ...ofGroup, type: onOff }),
    output: nothing,
  }),
  leave: defineCall({
    id: 'im.leave',
    path: '/api/web/v3/im/leave',
    about:
      'The caller leaves a group of more than two, which a line tells the others; that of a consultation is not left. Repeating it changes nothing.',
    access: 'member',
    input: z.object(ofGroup),
    output: nothing,
  }),
  send: defineCall({
    id: 'im.send',
    path: '/api/web/v3/im/send',
    about:
      'Sends a message to a group; it is stored before the call is answered. A picture, a file or a voice message is uploaded first. `quote_id` is the message that it answers, `mentions` are the members whom it names, who are notified. Repeating a `client_id` answers the message that is stored under it.',
    access: 'member',
    input: z.object({
      ...ofGroup,
      client_id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      kind: z.enum(chatKinds),
      content: z._default(text(20_000), ''),
      file_id: z.optional(id),
      seconds: z.optional(count),
      quote_id: z.optional(id),
      mentions: z.optional(json(z.array(z.int()).check(z.maxLength(chatLimits.mentions)))),
    }),
    output: chatMessage,
  }),
  upload: defineCall({
    id: 'im.upload',
    path: '/api/web/v3/im/upload',
    about:
      'Stores a picture (10 MB), a document (50 MB), a DICOM file (100 MB) or, with `kind` voice, a recording (2 MB) to be sent to a group, encrypted.',
    access: 'member',
    upload: true,
    input: z.object({ kind: z._default(z.enum(['file', 'voice']), 'file') }),
    output: uploadedFile,
  }),
  read: defineCall({
    id: 'im.read',
    path: '/api/web/v3/im/read',
    about: 'The caller has read the group up to this message; reading never goes back.',
    access: 'member',
    input: z.object({ ...ofGroup, message_id: id }),
    output: z.object({ read_number: z.int(), unread_num: z.int() }),
  }),
  recall: defineCall({
    id: 'im.recall',
    path: '/api/web/v3/im/recall',
    about:
      'Takes a message back for everybody, within 2 minutes of sending. Its text and file are deleted. Allowed for its author; repeating it changes nothing.',
    access: 'member',
    input: z.object({ message_id: id }),
    output: chatMessage,
  }),
}

/** Only members of the group may subscribe. */
export const chatGroup = (groupId: number) => `chat:${groupId}`

/** The number of such a group; undefined for other groups. */
export function readChatGroup(groupId: string): number | undefined {
  const [, id] = /^chat:(\d{1,15})$/.exec(groupId) ?? []
  return id === undefined || chatGroup(Number(id)) !== groupId ? undefined : Number(id)
}

export const chatTopics = {
  closed: defineTopic(
    'chatClosed',
    'A chat group is over: it can be read and not written to.',
    z.object({ groupId: z.string() }),
  ),
  sent: defineTopic(
    'chatMessage',
    'A message was sent to a chat group.',
    z.object({ groupId: z.string(), message: chatMessage }),
  ),
  recalled: defineTopic(
    'chatRecalled',
    'A message was recalled; its text is gone.',
    z.object({ groupId: z.string(), message: chatMessage }),
  ),
  read: defineTopic(
    'chatRead',
    'A member has read a chat group up to a number.',
    z.object({ groupId: z.string(), userid: z.int(), read_number: z.int() }),
  ),
}

export type ChatKind = (typeof chatKinds)[number]
export type ChatQuote = z.infer<typeof chatQuote>
export type ChatMessage = z.infer<typeof chatMessage>
export type ChatMember = z.infer<typeof chatMember>
export type ChatGroupItem = z.infer<typeof chatGroupItem>
