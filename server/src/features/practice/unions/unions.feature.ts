import { defineFeature } from '#kernel/feature.ts'
import { unionActivity } from './union-activity.ts'
import { membershipNotices, publishingNotices, bookingNotices } from './unions.notices.ts'
import { addUnionMembers, importUnionMembers, listCandidates } from './add-members.ts'
import { answerInvitation } from './answer-invitation.ts'
import { applyToUnion } from './apply.ts'
import { bookMeeting } from './book-meeting.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { bookingRoomKind } from './booking-room.ts'
import { answerBooking, cancelBooking, decideBooking, saveMinutes } from './decide-booking.ts'
import { getBooking, listBookings } from './show-bookings.ts'
import { editNotice, withdrawNotice } from './edit-notice.ts'
import { deleteOldInvitations } from './invitations.queries.ts'
import { moveBooking } from './move-booking.ts'
import { getSettings, saveSettings } from './union-settings.ts'
import { listChanges } from './union-changes.ts'
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
import {
  unionApplicationTodo,
  unionBookingTodo,
  unionInvitationTodo,
  unionJoiningTodo,
} from './unions.todos.ts'

export const unionsFeature = defineFeature({
  name: 'unions',
  notices: [
    ...Object.values(membershipNotices),
    ...Object.values(publishingNotices),
    ...Object.values(bookingNotices),
  ],
  resources: [unionsResource, unionMembersResource],
  placeParts: [unionActivity],
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
    answerInvitation,
    getSettings,
    saveSettings,
    listChanges,
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
    editNotice,
    withdrawNotice,
    pinNotice,
    remindUnread,
    listBookings,
    getBooking,
    bookMeeting,
    decideBooking,
    answerBooking,
    moveBooking,
    cancelBooking,
    saveMinutes,
  ],
  fileReaders: [
    { purpose: noticeFile, mayRead: ({ db }, file, { userId }) => mayOpenNoticeFile(db, file.key, userId) },
  ],
  cleanups: [
    async (services) => removeStored(services, await deleteUnlistedFiles(services.db)),
    async ({ db }) => void (await deleteOldInvitations(db)),
  ],
  todoKinds: [unionApplicationTodo, unionJoiningTodo, unionBookingTodo, unionInvitationTodo],
  cameraPages: ['/appointmentMeeting'],
  roomKinds: [bookingRoomKind],
  pages: unionPages,
  start: (services, app) => bookingCalendar.serve(app, services),
})
