import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import {
  bit,
  count,
  flag,
  id,
  json,
  line,
  lines,
  nothing,
  onOff,
  page,
  paged,
  words,
} from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'

export const unionNoticeFailures = defineFailures({
  noticeMissing: [404, '公告不存在', 'the notice does not exist'],
  fileNotOwn: [5641, '附件不存在，请重新上传', 'an attachment does not exist, please upload it again'],
  noticeWithdrawn: [6503, '该公告已撤回', 'this notice has been withdrawn'],
  alreadyReminded: [5642, '已提醒过未读成员', 'the unread have already been reminded'],
})

/** Contents are rich text. */
export const unionNoticeLimits = { title: 60, content: 20_000, files: 9, reason: 100 } as const

export const unionNoticeItem = z.object({
  id: z.int(),
  union_id: z.int(),
  union_name: z.string(),
  title: z.string(),
  truename: z.string(),
  is_top: bit,
  is_read: bit,
  file_num: z.int(),
  create_time: z.string(),
  /** Empty for one that was not changed. */
  edit_time: z.string(),
  /** Managers still see what was withdrawn; empty for all others. */
  withdraw_time: z.string(),
})

export const unionNotice = z.extend(unionNoticeItem, {
  content: z.string(),
  /** As it was typed, for those who may change it; empty for others. */
  source: z.string(),
  withdraw_reason: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
  is_manager: bit,
  read_num: z.int(),
  /** Members who have not read it; 0 for those who do not manage the union. */
  unread_num: z.int(),
  is_reminded: bit,
})

export const noticeReader = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: z.string(),
  title: z.string(),
  /** Empty for those who have not read it. */
  read_time: z.string(),
})

export const unionNoticeCalls = {
  list: defineCall({
    id: 'college.unionNotices',
    method: 'GET',
    path: '/MedicalCollege/unionNotice/list',
    about:
      'The notices of a union, or without `id` of all unions of the caller: pinned first, then latest. For members.',
    access: 'member',
    input: z.object({
      id: z._default(id, 0),
      pageNum: z._default(count, 1),
      pageSize: z._default(count, 20),
    }),
    output: paged(unionNoticeItem),
  }),
  detail: defineCall({
    id: 'union.noticeDetail',
    method: 'GET',
    path: '/MedicalCollege/unionNotice/detail',
    about: 'One notice; asking marks it as read. For members.',
    access: 'member',
    input: z.object({ id }),
    output: unionNotice,
  }),
  unreadQuantity: defineCall({
    id: 'message.unreadQuantity',
    method: 'GET',
    path: '/MedicalCollege/unionNotice/unreadQuantity',
    about: 'How many notices of the caller’s unions are unread, of those published since the caller joined.',
    access: 'member',
    input: nothing,
    output: z.object({ quantity: z.int() }),
  }),
  readers: defineCall({
    id: 'union.noticeReaders',
    method: 'GET',
    path: '/MedicalCollege/unionNotice/readers',
    about: 'Who has read a notice (`type` 1) and who has not (2), 20 a page. For managers.',
    access: 'member',
    input: z.object({ id, type: onOff, page }),
    output: paged(noticeReader),
  }),
  upload: defineCall({
    id: 'union.uploadNoticeFile',
    path: '/MedicalCollege/unionNotice/upload',
    about: 'Stores a file for a notice, which members of the union can open.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  publish: defineCall({
    id: 'union.publishNotice',
    path: '/MedicalCollege/union/publishNotice',
    about: 'Publishes a notice to the members of a union, who are notified. For managers.',
    access: 'member',
    input: z.object({
      id,
      title: words(unionNoticeLimits.title),
      content: lines(unionNoticeLimits.content).check(z.minLength(1)),
      files: z._default(json(z.array(z.string()).check(z.maxLength(unionNoticeLimits.files))), []),
    }),
    output: z.object({ id: z.int() }),
  }),
  edit: defineCall({
    id: 'union.editNotice',
    path: '/MedicalCollege/union/editNotice',
    about:
      'Changes a notice; what was before stays on record. With `is_told` members are notified and it is unread for them. For managers.',
    access: 'member',
    input: z.object({
      id,
      title: words(unionNoticeLimits.title),
      content: lines(unionNoticeLimits.content).check(z.minLength(1)),
      files: z._default(json(z.array(z.string()).check(z.maxLength(unionNoticeLimits.files))), []),
      is_told: z._default(flag, false),
    }),
    output: nothing,
  }),
  withdraw: defineCall({
    id: 'union.withdrawNotice',
    path: '/MedicalCollege/union/withdrawNotice',
    about:
      'Withdraws a notice, once: members no longer see it and are notified, managers still do. For managers.',
    access: 'member',
    input: z.object({ id, reason: z._default(line(unionNoticeLimits.reason), '') }),
    output: nothing,
  }),
  pin: defineCall({
    id: 'union.pinNotice',
    path: '/MedicalCollege/union/pinNotice',
    about: 'Pins a notice (`type` 1) or unpins it (2). For managers.',
    access: 'member',
    input: z.object({ id, type: onOff }),
    output: nothing,
  }),
  remind: defineCall({
    id: 'union.remindNotice',
    path: '/MedicalCollege/union/remindNotice',
    about: 'Reminds the members who have not read a notice, once. For managers.',
    access: 'member',
    input: z.object({ id }),
    output: z.object({ reminded_num: z.int() }),
  }),
}

export type UnionNoticeItem = z.infer<typeof unionNoticeItem>
export type UnionNotice = z.infer<typeof unionNotice>
export type NoticeReader = z.infer<typeof noticeReader>
