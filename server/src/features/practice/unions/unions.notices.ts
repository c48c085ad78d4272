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
    channels: onDevicesAndByMail,
    say: (text, { name, union }) => text.applied(name, union),
    target: ({ unionId }) => ({ path: `/membershipApplication?id=${unionId}` }),
    example: { ...inUnion, name: '林晓' },
  }),
  approved: defineNotice({
    ...common,
    event: 'unions.approved',
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.approved(union),
    target: toUnion,
    example: inUnion,
  }),
  rejected: defineNotice({
    ...common,
    event: 'unions.rejected',
    channels: onDevicesAndByMail,
    say: (text, { union, reason }) => text.rejected(union, reason),
    target: toUnion,
    example: { ...inUnion, reason: '科室不符' },
  }),
  added: defineNotice({
    ...common,
    event: 'unions.added',
    channels: onDevices,
    say: (text, { union }) => text.added(union),
    target: toUnion,
    example: inUnion,
  }),
  removed: defineNotice({
    ...common,
    event: 'unions.removed',
    channels: onDevices,
    say: (text, { union }) => text.removed(union),
    target: toUnion,
    example: inUnion,
  }),
  left: defineNotice({
    ...common,
    event: 'unions.left',
    channels: onDevices,
    say: (text, { name, union }) => text.left(name, union),
    target: toUnion,
    example: { ...inUnion, name: '林晓' },
  }),
  namedManager: defineNotice({
    ...common,
    event: 'unions.namedManager',
    channels: onDevices,
    say: (text, { union }) => text.namedManager(union),
    target: toUnion,
    example: inUnion,
  }),
  noLongerManager: defineNotice({
    ...common,
    event: 'unions.noLongerManager',
    channels: onDevices,
    say: (text, { union }) => text.noLongerManager(union),
    target: toUnion,
    example: inUnion,
  }),
  handedOver: defineNotice({
    ...common,
    event: 'unions.handedOver',
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.handedOver(union),
    target: toUnion,
    example: inUnion,
  }),
  founded: defineNotice({
    ...common,
    event: 'unions.founded',
    channels: onDevicesAndByMail,
    say: (text, { union }) => text.founded(union),
    target: toUnion,
    example: inUnion,
  }),
  foundingRefused: defineNotice({
    ...common,
    event: 'unions.foundingRefused',
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
    channels: onDevices,
    say: (text, { union, notice }) => text.noticed(union, notice),
    target: toNotice,
    example: ofNotice,
  }),
  reminded: defineNotice({
    ...common,
    event: 'unions.reminded',
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
    channels: onDevicesAndByMail,
    say: (text, { union, topic }) => text.bookingAsked(union, topic),
    target: toBooking,
    example: { ...ofBooking, union: inUnion.union },
  }),
  approved: defineNotice({
    ...common,
    event: 'unions.bookingApproved',
    channels: onDevicesAndByMail,
    say: (text, { topic }) => text.bookingApproved(topic),
    target: toBooking,
    example: ofBooking,
  }),
  rejected: defineNotice({
    ...common,
    event: 'unions.bookingRejected',
    channels: onDevicesAndByMail,
    say: (text, { topic, reason }) => text.bookingRejected(topic, reason),
    target: toBooking,
    example: { ...ofBooking, reason: '会议室维修' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'unions.bookingCancelled',
    channels: [...onDevicesAndByMail, 'sms'],
    say: (text, { topic, time }) => text.bookingCancelled(topic, time),
    target: toBooking,
    example: { ...ofBooking, time: '2026-11-20 09:00' },
  }),
  invited: defineNotice({
    ...common,
    event: 'unions.invited',
    channels: onDevicesAndByMail,
    say: (text, { topic, time, place, isVideo }) => text.invited(topic, time, placeOf(text, place, isVideo)),
    target: toBooking,
    example: { ...ofBooking, time: '2026-11-20 09:00', place: '三楼示教室', isVideo: true },
  }),
  answered: defineNotice({
    ...common,
    event: 'unions.bookingAnswered',
    channels: onDevices,
    say: (text, { name, topic, answer }) => text.answered(name, topic, text.answers[answer]),
    target: toBooking,
    example: answerExample,
  }),
}
