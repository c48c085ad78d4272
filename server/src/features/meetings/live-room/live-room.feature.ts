import { defineFeature } from '#kernel/feature.ts'
import { enterRoom, getViewers } from './enter-room.ts'
import { listMutes, muteViewer, setSlowMode } from './keep-order.ts'
import { likeRoom } from './like-room.ts'
import { deleteOldViewers } from './live-room.queries.ts'
import { decideLiveTipOff, listLiveTipOffs, tipOffLive } from './tip-off-live.ts'

export const liveRoomFeature = defineFeature({
  name: 'live-room',
  calls: [
    enterRoom,
    getViewers,
    likeRoom,
    setSlowMode,
    muteViewer,
    listMutes,
    tipOffLive,
    listLiveTipOffs,
    decideLiveTipOff,
  ],
  cleanups: [({ db }) => deleteOldViewers(db)],
})
