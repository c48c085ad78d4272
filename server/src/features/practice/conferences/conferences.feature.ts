import { listenTo } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { conferenceAnswered, conferenceNotices } from './conferences.notices.ts'
import { accountClosing, visitorLoggedIn } from '#server/features/people/account/account.events.ts'
import { answerConference } from './answer-conference.ts'
import { cancelConference, cancelHosted, findHostedNotes } from './cancel-conference.ts'
import { claimInvitations } from './claim-invitations.ts'
import { conferenceCalendar } from './conference-calendar.ts'
import { conferenceRoomKind } from './conference-room-kind.ts'
import { conferencePages } from './conferences.pages.ts'
import { conferenceTodo } from './conferences.todos.ts'
import { createConference } from './create-conference.ts'
import { invitePeople } from './invite-people.ts'
import { joinConference } from './join-conference.ts'
import { listAttendees, listColleagues } from './list-attendees.ts'
import { moveConference } from './move-conference.ts'
import { notifyPeople, queueConferenceReminders } from './notify-people.ts'
import { deleteOldPhones } from './people.queries.ts'
import { sendConferenceSms } from './send-conference-sms.ts'
import { getConference, getQrCode, listFuture, listHistory, listMonth } from './show-conferences.ts'

export const conferencesFeature = defineFeature({
  name: 'conferences',
  notices: [...Object.values(conferenceNotices), conferenceAnswered],
  calls: [
    createConference,
    invitePeople,
    getConference,
    listMonth,
    listFuture,
    listHistory,
    answerConference,
    joinConference,
    cancelConference,
    moveConference,
    getQrCode,
    listAttendees,
    listColleagues,
  ],
  todoKinds: [conferenceTodo],
  pages: conferencePages,
  cameraPages: ['/videoMeetingDetail', '/scheduleDetails'],
  roomKinds: [conferenceRoomKind],
  closingNotes: findHostedNotes,
  listeners: [listenTo(visitorLoggedIn, claimInvitations), listenTo(accountClosing, cancelHosted)],
  jobs: [notifyPeople, sendConferenceSms, queueConferenceReminders],
  cleanups: [({ db }) => deleteOldPhones(db)],
  start: (services, app) => conferenceCalendar.serve(app, services),
})
