import { defineFeature } from '#kernel/feature.ts'
import { membershipNotices, publishingNotices, bookingNotices } from './unions.notices.ts'
import { addUnionMembers, importUnionMembers, listCandidates } from './add-members.ts'
import { applyToUnion } from './apply.ts'
import { bookMeeting } from './book-meeting.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { bookingRoomKind } from './booking-room.ts'
import { answerBooking, cancelBooking, decideBooking, saveMinutes } from './decide-booking.ts'
import { getBooking, listBookings } from './show-bookings.ts'
import { foundUnion, getFounding } from './found-union.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { noticeFile } from './notice-file.ts'
import { deleteUnlistedFiles, mayOpenNoticeFile } from './notices.queries.ts'
import { pinNotice, publishNotice, remindUnread, uploadNoticeFile } from './publish-notice.ts'
import { getNotice, getUnreadQuantity, listNotices, listReaders } from './read-notices.ts'
import { handOver, removeMember, setManager } from './manage-members.ts'
import { decideApplication, listApplications, listJoinApplications } from './review-applications.ts'
import { checkUnions, getUnion, listMembers, listUnions } from './show-union.ts'
import { unionMembersResource, unionsResource } from './unions.console.ts'
import { unionPages } from './unions.pages.ts'
import { unionApplicationTodo, unionBookingTodo, unionInvitationTodo } from './unions.todos.ts'

export const unionsFeature = defineFeature({
  name: 'unions',
  notices: [
    ...Object.values(membershipNotices),
    ...Object.values(publishingNotices),
    ...Object.values(bookingNotices),
  ],
  resources: [unionsResource, unionMembersResource],
  calls: [
    listUnions,
    checkUnions,
    getUnion,
    listMembers,
    applyToUnion,
    listApplications,
    listJoinApplications,
    decideApplication,
    listCandidates,
    addUnionMembers,
    importUnionMembers,
    removeMember,
    setManager,
    handOver,
    foundUnion,
    getFounding,
    listNotices,
    getNotice,
    getUnreadQuantity,
    listReaders,
    uploadNoticeFile,
    publishNotice,
    pinNotice,
    remindUnread,
    listBookings,
    getBooking,
    bookMeeting,
    decideBooking,
    answerBooking,
    cancelBooking,
    saveMinutes,
  ],
  fileReaders: [
    { purpose: noticeFile, mayRead: ({ db }, file, { userId }) => mayOpenNoticeFile(db, file.key, userId) },
  ],
  cleanups: [async (services) => removeStored(services, await deleteUnlistedFiles(services.db))],
  todoKinds: [unionApplicationTodo, unionBookingTodo, unionInvitationTodo],
  cameraPages: ['/appointmentMeeting'],
  roomKinds: [bookingRoomKind],
  pages: unionPages,
  start: (services, app) => bookingCalendar.serve(app, services),
})
