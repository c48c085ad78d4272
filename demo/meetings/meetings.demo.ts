import type { DemoPart } from '#demo/demo-part.ts'
import { loadLiveRooms } from './live-room.ts'
import { loadBroadcasts } from './live.ts'
import { loadMeetings } from './meetings.ts'
import { loadStudy } from './study.ts'
import { loadAdmission } from './watching.ts'

export const meetingsDemo: DemoPart[] = [
  { name: 'meetings', after: ['doctors'], load: loadMeetings },
  { name: 'live-room', after: ['comments'], load: loadLiveRooms },
  { name: 'watching', after: ['live-room'], load: loadAdmission },
  { name: 'study', after: ['ads'], load: loadStudy },
  { name: 'live', after: ['specimen-rooms'], load: loadBroadcasts },
]
