import { pageHosts } from '#web/platform/page-config.ts'
import { createCameraLine } from './camera-line.ts'
import type { CameraLine, LineWorld } from './camera-line.ts'
import { liveMutations } from './mutations.ts'

/** The line of this page to the broadcast of a meeting. */
export const openCameraLine = (
  meetingId: number,
  { onState, onEnd }: Pick<LineWorld, 'onState' | 'onEnd'>,
): CameraLine =>
  createCameraLine({
    askAddress: async () => {
      const { address } = await liveMutations.openCamera({ meeting_id: meetingId })
      return pageHosts().api.replace(/^http/, 'ws') + address
    },
    WebSocket,
    // Undefined in browsers that cannot record, which are not offered to broadcast.
    MediaRecorder: globalThis.MediaRecorder,
    onState,
    onEnd,
  })
