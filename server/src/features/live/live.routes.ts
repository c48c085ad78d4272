import { getCamera } from './get-camera.ts'
import { getLiveInfo, getLiveState, getLiveUrl, watchLive } from './get-live.ts'
import { getSaasRoom, getZoomConfig } from './join-room.ts'
import { setLiveState } from './set-state.ts'
import { listStartable, openStudio, publishPlayback, rotateKey } from './studio.ts'

export const liveRoutes = [
  getLiveState,
  getLiveInfo,
  getLiveUrl,
  watchLive,
  getZoomConfig,
  getSaasRoom,
  listStartable,
  openStudio,
  rotateKey,
  getCamera,
  setLiveState,
  publishPlayback,
]
