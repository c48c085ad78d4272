import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { checkFrame } from './check-frame.ts'
import { getMeeting } from './get-meeting.ts'
import { getPlayback } from './get-playback.ts'
import { checkSubject, listRelated, listSubjectMeetings } from './list-meetings.ts'
import { collectMeeting, listCollectedMeetings, praiseMeeting } from './mark-meeting.ts'
import { getLiveDates, getProgramme, listMeetingExperts } from './get-programme.ts'
import { shareMeeting } from './share-meeting.ts'
import { getUserStatus } from './user-status.ts'
import { meetingPages } from './meeting-page.pages.ts'
import { searchedMeetings } from './searched-meetings.queries.ts'

export const meetingPageFeature = defineFeature({
  name: 'meeting-page',
  embeddablePages: ['/alonePlayer'],
  calls: [
    checkFrame,
    getMeeting,
    getProgramme,
    getLiveDates,
    listMeetingExperts,
    getPlayback,
    checkSubject,
    listSubjectMeetings,
    listRelated,
    praiseMeeting,
    collectMeeting,
    listCollectedMeetings,
    shareMeeting,
    getUserStatus,
  ],
  pages: meetingPages,
  items: [defineItem({ type: 'meeting', search: { kind: 'meeting', sources: searchedMeetings } })],
})
