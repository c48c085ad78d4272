import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { placeOf, unionText } from './unions.text.ts'

type InUnion = { unionId: number }

const toUnion = ({ unionId }: InUnion) => ({ path: `/stCommonwealth?id=${unionId}` })
const toBooking = ({ unionId, bookingId }: InUnion & { bookingId: number }) => ({
  path: `/appointmentMeeting?id=${unionId}&booking_id=${bookingId}`,
})
const toNotice = ({ noticeId }: { noticeId: number }) => ({ path: `/noticeDetail?id=${noticeId}` })

const inUnion = { union: '华东心血管科联体', unionId: 1 }
const ofBooking = { topic: '月度病例讨论', unionId: 1, bookingId: 1 }
const answerExample: typeof ofBooking & { name: string; answer: 'comes' | 'absent' | 'perhaps' } = {
  ...ofBooking,
  name: '林晓',
  answer: 'comes',
}
const ofNotice = { union: '华东心血管科联体', notice: '年会安排', noticeId: 1 }
const common = { kind: 'unions', text: unionText } as const

/** What somebody is told about their membership. */
export const membershipNotices = {
  applied: defineNotice({
    ...common,
    event: 'unions.applied',
    headline: { zh: '新的入会申请', en: 'Somebody applies to join' },
    channels: onDevicesAndByMail,
    say: (text, { name, union }) => text.applied(name, union),
    target: ({ unionId }) => ({ path: `/membershipApplication?id=${unionId}` }),
    example: { ...inUnion, name: '林晓' },
  }),
  approved: defineNotice({
    ...common,
    event: 'unions.approved',
    headline: { zh: '入会申请已通过', en: 'Your application was approved' },
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.approved(union),
    target: toUnion,
    example: inUnion,
  }),
  rejected: defineNotice({
    ...common,
    event: 'unions.rejected',
    headline: { zh: '入会申请未通过', en: 'Your application was rejected' },
    channels: onDevicesAndByMail,
    say: (text, { union, reason }) => text.rejected(union, reason),
    target: toUnion,
    example: { ...inUnion, reason: '科室不符' },
  }),
  added: defineNotice({
    ...common,
    event: 'unions.added',
    headline: { zh: '您已加入科联体', en: 'You were added to a union' },
    channels: onDevices,
    say: (text, { union }) => text.added(union),
    target: toUnion,
    example: inUnion,
  }),
  invited: defineNotice({
    ...common,
    event: 'unions.invitedByNumber',
    headline: { zh: '科联体邀请您加入', en: 'A union invites you' },
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.invitedByNumber(union),
    target: toUnion,
    example: inUnion,
  }),
  joined: defineNotice({
    ...common,
    event: 'unions.joined',
    headline: { zh: '邀请已被接受', en: 'Your invitation was accepted' },
    channels: onDevices,
    say: (text, { name, union }) => text.joined(name, union),
    target: toUnion,
    example: { ...inUnion, name: '林晓' },
  }),
  removed: defineNotice({
    ...common,
    event: 'unions.removed',
    headline: { zh: '您已被移出科联体', en: 'You were removed from a union' },
    channels: onDevices,
    say: (text, { union }) => text.removed(union),
    target: toUnion,
    example: inUnion,
  }),
  left: defineNotice({
    ...common,
    event: 'unions.left',
    headline: { zh: '有成员退出', en: 'A member has left' },
    channels: onDevices,
    say: (text, { name, union }) => text.left(name, union),
    target: toUnion,
    example: { ...inUnion, name: '林晓' },
  }),
  namedManager: defineNotice({
    ...common,
    event: 'unions.namedManager',
    headline: { zh: '您已成为管理员', en: 'You are now a manager' },
    channels: onDevices,
    say: (text, { union }) => text.namedManager(union),
    target: toUnion,
    example: inUnion,
  }),
  noLongerManager: defineNotice({
    ...common,
    event: 'unions.noLongerManager',
    headline: { zh: '您不再是管理员', en: 'You are no longer a manager' },
    channels: onDevices,
    say: (text, { union }) => text.noLongerManager(union),
    target: toUnion,
    example: inUnion,
  }),
  handedOver: defineNotice({
    ...common,
    event: 'unions.handedOver',
    headline: { zh: '科联体已移交给您', en: 'A union was handed over to you' },
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.handedOver(union),
    target: toUnion,
    example: inUnion,
  }),
  founded: defineNotice({
    ...common,
    event: 'unions.founded',
    headline: { zh: '科联体已开放', en: 'Your union is open' },
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.founded(union),
    target: toUnion,
    example: inUnion,
  }),
  foundingRefused: defineNotice({
    ...common,
    event: 'unions.foundingRefused',
    headline: { zh: '科联体创建未通过', en: 'The founding was refused' },
    channels: onDevicesAndByMail,
    say: (text, { union, reason }) => text.foundingRefused(union, reason),
    example: { union: inUnion.union, reason: '资质材料不全' },
  }),
}

/** What members are told about the notices that managers publish. */
export const publishingNotices = {
  noticed: defineNotice({
    ...common,
    event: 'unions.noticed',
    headline: { zh: '新公告', en: 'A new notice' },
    channels: onDevices,
    say: (text, { union, notice }) => text.noticed(union, notice),
    target: toNotice,
    example: ofNotice,
  }),
  edited: defineNotice({
    ...common,
    event: 'unions.noticeEdited',
    headline: { zh: '公告有更新', en: 'A notice was changed' },
    channels: onDevices,
    say: (text, { union, notice }) => text.noticeEdited(union, notice),
    target: toNotice,
    example: ofNotice,
  }),
  withdrawn: defineNotice({
    ...common,
    event: 'unions.noticeWithdrawn',
    headline: { zh: '公告已撤回', en: 'A notice was withdrawn' },
    channels: onDevices,
    say: (text, { union, notice, reason }) => text.noticeWithdrawn(union, notice, reason),
    target: toUnion,
    example: { ...inUnion, notice: '年会安排', reason: '时间有误' },
  }),
  reminded: defineNotice({
    ...common,
    event: 'unions.reminded',
    headline: { zh: '请阅读公告', en: 'Please read a notice' },
    channels: onDevices,
    say: (text, { union, notice }) => text.reminded(union, notice),
    target: toNotice,
    example: ofNotice,
  }),
}

/** What bookers, managers and participants are told about a meeting that is booked. */
export const bookingNotices = {
  asked: defineNotice({
    ...common,
    event: 'unions.bookingAsked',
    headline: { zh: '会议预约待审批', en: 'A meeting waits for approval' },
    channels: onDevicesAndByMail,
    say: (text, { union, topic }) => text.bookingAsked(union, topic),
    target: toBooking,
    example: { ...ofBooking, union: inUnion.union },
  }),
  approved: defineNotice({
    ...common,
    event: 'unions.bookingApproved',
    headline: { zh: '会议预约已通过', en: 'Your meeting is approved' },
    channels: onDevicesAndByMail,
    say: (text, { topic }) => text.bookingApproved(topic),
    target: toBooking,
    example: ofBooking,
  }),
  rejected: defineNotice({
    ...common,
    event: 'unions.bookingRejected',
    headline: { zh: '会议预约未通过', en: 'Your meeting was rejected' },
    channels: onDevicesAndByMail,
    say: (text, { topic, reason }) => text.bookingRejected(topic, reason),
    target: toBooking,
    example: { ...ofBooking, reason: '会议室维修' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'unions.bookingCancelled',
    headline: { zh: '会议已取消', en: 'A meeting is cancelled' },
    channels: [...onDevicesAndByMail, 'sms'],
    say: (text, { topic, time }) => text.bookingCancelled(topic, time),
    target: toBooking,
    example: { ...ofBooking, time: '2026-11-20 09:00' },
  }),
  moved: defineNotice({
    ...common,
    event: 'unions.bookingMoved',
    headline: { zh: '会议已改期', en: 'A meeting is moved' },
    channels: [...onDevicesAndByMail, 'sms'],
    say: (text, { topic, was, time, place, isVideo }) =>
      text.bookingMoved(topic, was, time, placeOf(text, place, isVideo)),
    target: toBooking,
    example: {
      ...ofBooking,
      was: '2026-11-20 09:00',
      time: '2026-11-21 14:00',
      place: '三楼示教室',
      isVideo: false,
    },
  }),
  invited: defineNotice({
    ...common,
    event: 'unions.invited',
    headline: { zh: '邀请您参加会议', en: 'You are invited to a meeting' },
    channels: onDevicesAndByMail,
    say: (text, { topic, time, place, isVideo }) => text.invited(topic, time, placeOf(text, place, isVideo)),
    target: toBooking,
    example: { ...ofBooking, time: '2026-11-20 09:00', place: '三楼示教室', isVideo: true },
  }),
  answered: defineNotice({
    ...common,
    event: 'unions.bookingAnswered',
    headline: { zh: '会议邀请有了回复', en: 'An invitation was answered' },
    channels: onDevices,
    say: (text, { name, topic, answer }) => text.answered(name, topic, text.answers[answer]),
    target: toBooking,
    example: answerExample,
  }),
}
