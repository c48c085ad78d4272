import { defineItem } from '#kernel/items.ts'
import { selectIsManager } from './managers.queries.ts'
import { presentMeetingAsListItem } from './meetings.present.ts'
import { latestMeetingsOfCollege, latestMeetingsOfDoctor } from './latest-meetings.queries.ts'
import { selectMeeting, selectMeetingsByIds, shownMeetings } from './meetings.queries.ts'

export const meetingItem = defineItem({
  type: 'meeting',
  exists: async (db, id) => (await selectMeeting(db, id)) !== undefined,
  shown: shownMeetings,
  latestOfDoctor: latestMeetingsOfDoctor,
  latestOfCollege: latestMeetingsOfCollege,
  isManagedBy: selectIsManager,
  async cards(db, ids, language) {
    const now = new Date()
    return (await selectMeetingsByIds(db, ids)).map((row) => presentMeetingAsListItem(row, now, language))
  },
})
