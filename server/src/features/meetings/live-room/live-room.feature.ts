import { audited } from '#kernel/audit/audited.ts'
import { defineFeature } from '#kernel/feature.ts'
import { enterRoom, getViewers } from './enter-room.ts'
import { listMutes, muteViewer, setSlowMode } from './moderate-room.ts'
import { mutesResource, tipOffsResource } from './live-room.console.ts'
import { likeRoom } from './like-room.ts'
import { deleteOldViewers } from './live-room.queries.ts'
import { reportHandled, viewerMuted, viewerUnmuted } from './live-room.notices.ts'
import { tipOffLive } from './tip-off-live.ts'
import { moderatedMeeting } from './live-room.items.ts'

export const liveRoomFeature = defineFeature({
  name: 'live-room',
  notices: [reportHandled, viewerMuted, viewerUnmuted],
  resources: [tipOffsResource, mutesResource],
  calls: [enterRoom, getViewers, likeRoom, audited(setSlowMode), audited(muteViewer), listMutes, tipOffLive],
  items: [moderatedMeeting],
  cleanups: [({ db }) => deleteOldViewers(db)],
})
