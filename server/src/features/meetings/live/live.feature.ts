import { audited } from '#kernel/audit/audited.ts'
import { defineFeature } from '#kernel/feature.ts'
import { getCamera } from './get-camera.ts'
import { getLiveInfo, getLiveState, getLiveUrl, watchLive } from './get-live.ts'
import { getSaasRoom, getZoomConfig } from './join-room.ts'
import { recordingsResource, streamsResource } from './live.console.ts'
import { meetingRoomKind } from './meeting-room.ts'
import { setLiveState } from './set-state.ts'
import { listStartable, openStudio, publishPlayback, rotateKey } from './studio.ts'
import { followOutsideStreams } from './outside-stream.ts'
import { runLive } from './run-live.ts'
import { serveLive } from './serve-live.ts'
import { receiveCameras } from './receive-cameras.ts'

export const liveFeature = defineFeature({
  name: 'live',
  resources: [recordingsResource, streamsResource],
  calls: [
    getLiveState,
    getLiveInfo,
    getLiveUrl,
    watchLive,
    getZoomConfig,
    getSaasRoom,
    listStartable,
    openStudio,
    audited(rotateKey, ['streams', 'meeting_id']),
    getCamera,
    setLiveState,
    publishPlayback,
  ],
  jobs: [followOutsideStreams],
  cameraPages: ['/startMeeting', '/room'],
  roomKinds: [meetingRoomKind],
  start(services, app) {
    const live = runLive(services)
    const cameras = receiveCameras(app.server, services)
    serveLive(app, services, live.onAir)
    return async () => {
      await cameras.close()
      await live.close()
    }
  },
})
