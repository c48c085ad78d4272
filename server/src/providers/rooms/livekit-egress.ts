import * as z from 'zod/mini'
import type { OutsideRecorder } from '#kernel/ports/rooms.ts'
import { askLiveKit, isGone, roomNameOf } from './livekit-server.ts'
import type { LiveKit } from './livekit-server.ts'

const egress = z.object({
  egress_id: z.string(),
  status: z.string(),
  room_composite: z.optional(
    z.object({ file_outputs: z.optional(z.array(z.object({ filepath: z.optional(z.string()) }))) }),
  ),
})
const listed = z.object({ items: z.optional(z.array(egress)) })

/** What a shared slide needs to be read; an hour is about 700 MB. */
const picture = { width: 1280, height: 720, framerate: 25, video_bitrate: 1500, audio_bitrate: 64 }

const isComplete = new Set(['EGRESS_COMPLETE', 'EGRESS_LIMIT_REACHED'])
const isFailed = new Set(['EGRESS_FAILED', 'EGRESS_ABORTED'])

/**
 * LiveKit's egress, which joins a room as a silent page and writes what it sees and hears into the bucket that its own
 * configuration names.
 */
export function openEgress(server: LiveKit): OutsideRecorder {
  const ask = (method: string, body: object) =>
    askLiveKit(server, { service: 'Egress', method, may: { roomRecord: true }, body })
  const list = async (asked: object) => listed.parse(await ask('ListEgress', asked)).items ?? []

  async function find(roomId: number, fileKey: string): Promise<string | undefined> {
    const running = await list({ room_name: roomNameOf(roomId), active: true })
    return running.find(({ room_composite: made }) =>
      made?.file_outputs?.some(({ filepath }) => filepath === fileKey),
    )?.egress_id
  }

  return {
    find,
    async start(roomId, fileKey) {
      const begun = await ask('StartRoomCompositeEgress', {
        room_name: roomNameOf(roomId),
        layout: 'grid',
        advanced: picture,
        file_outputs: [{ file_type: 'MP4', filepath: fileKey, disable_manifest: true }],
      })
      return egress.parse(begun).egress_id
    },
    async stop(id) {
      await ask('StopEgress', { egress_id: id }).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    async look(id) {
      const status = (await list({ egress_id: id })).find(({ egress_id: one }) => one === id)?.status
      if (status === undefined) return 'unknown'
      if (isFailed.has(status)) return 'failed'
      return isComplete.has(status) ? 'complete' : 'running'
    },
  }
}
