import { checkFrame } from './check-frame.ts'
import { getMeeting } from './get-meeting.ts'
import { getPlayback } from './get-playback.ts'
import { getLiveDates, getProgramme, listMeetingExperts } from './get-programme.ts'

export const meetingRoutes = [
  checkFrame,
  getMeeting,
  getProgramme,
  getLiveDates,
  listMeetingExperts,
  getPlayback,
]
