import { bookingAnswers } from '#contract/practice/union-bookings.ts'
import { applicationStates } from '#contract/practice/unions.ts'
import { defineTodo } from '#kernel/todos.ts'
import type { Todo } from '#kernel/todos.ts'
import { saveInvitationAnswer } from './answer-invitation.ts'
import { selectApplicationsFor } from './applications.queries.ts'
import { selectBookingsToAnswer, selectBookingsToDecide } from './bookings.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import { selectOpenInvitations } from './invitations.queries.ts'
import { reviewBooking, saveBookingAnswer } from './decide-booking.ts'
import { reviewApplication } from './review-applications.ts'

/** A manager who has more of them decides from the list of applications. */
const mostApplications = 200

export const unionApplicationTodo = defineTodo({
  kind: 'union_application',
  text: {
    zh: { name: '入会申请', accept: '同意', decline: '拒绝' },
    en: { name: 'Union application', accept: 'Approve', decline: 'Reject' },
  },
  needsReason: true,
  async find({ db }, userId) {
    const rows = await selectApplicationsFor(db, userId, applicationStates.pending, mostApplications, 0)
    return rows
      .filter(({ application }) => application.user_id !== userId)
      .map(({ application, user, union_name }) => ({
        id: application.id,
        title: `${user.truename} → ${union_name}`,
        note: [user.hospital, user.department, application.reason].filter(Boolean).join(' · '),
        dueAt: undefined,
        path: `/membershipApplication?id=${application.union_id}`,
      }))
  },
  accept: (context, application_id) => reviewApplication(context, { application_id, type: true, reason: '' }),
  decline: (context, application_id, reason) =>
    reviewApplication(context, { application_id, type: false, reason }),
})

/** An invitation to join, which a manager has sent to the number of this user. */
export const unionJoiningTodo = defineTodo({
  kind: 'union_joining',
  text: {
    zh: { name: '加入科联体的邀请', accept: '接受', decline: '拒绝' },
    en: { name: 'Invitation to join a union', accept: 'Accept', decline: 'Decline' },
  },
  async find({ db }, userId) {
    const rows = await selectOpenInvitations(db, userId)
    return rows.map(({ unionId, union, inviter, hospital }) => ({
      id: unionId,
      title: union,
      note: [hospital, inviter].filter(Boolean).join(' · '),
      dueAt: undefined,
      path: `/stCommonwealth?id=${unionId}`,
    }))
  },
  accept: (context, unionId) => saveInvitationAnswer(context, unionId, true),
  decline: (context, unionId) => saveInvitationAnswer(context, unionId, false),
})

export const unionBookingTodo = defineTodo({
  kind: 'union_booking',
  text: {
    zh: { name: '会议预约审批', accept: '同意', decline: '拒绝' },
    en: { name: 'Meeting to approve', accept: 'Approve', decline: 'Reject' },
  },
  needsReason: true,
  find: async ({ db }, userId) => (await selectBookingsToDecide(db, userId)).map(todoOf),
  accept: (context, booking_id) => reviewBooking(context, { booking_id, type: true, reason: '' }),
  decline: (context, booking_id, reason) => reviewBooking(context, { booking_id, type: false, reason }),
})

export const unionInvitationTodo = defineTodo({
  kind: 'union_invitation',
  text: {
    zh: { name: '科联体会议邀请', accept: '参加', decline: '不参加' },
    en: { name: 'Invitation of a union', accept: 'Take part', decline: 'Decline' },
  },
  find: async ({ db }, userId) => (await selectBookingsToAnswer(db, userId)).map(todoOf),
  accept: (context, bookingId) => saveBookingAnswer(context, bookingId, bookingAnswers.comes),
  decline: (context, bookingId) => saveBookingAnswer(context, bookingId, bookingAnswers.absent),
})

const todoOf = ({ booking, department }: Pick<BookingRow, 'booking' | 'department'>): Todo => ({
  id: booking.id,
  title: booking.topic,
  note: [department.hospital, department.name, booking.place].filter(Boolean).join(' · '),
  dueAt: booking.begin_at,
  path: `/appointmentMeeting?id=${booking.union_id}&booking_id=${booking.id}`,
})
