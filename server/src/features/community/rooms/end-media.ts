import { defineJob } from '#kernel/jobs/job.ts'
import type { Services, Within } from '#kernel/services.ts'

/** A room, or one person in it. */
type Ended = { roomId: number; personId?: number }

/**
 * Cuts the connections to the media server. The pages leave by themselves; this is for those that do not, and a media
 * server that is away must keep nobody from closing a room.
 */
export const endMedia = defineJob<Ended>({
  name: 'end-media',
  retryWaits: [5, 30, 120, 600],
  async run({ providers }, { roomId, personId }) {
    const { media } = providers.rooms
    await (personId === undefined ? media.end?.(roomId) : media.remove?.(roomId, personId))
  },
})

/** In the transaction that ends the stay. Where people are connected with each other, there is nothing to cut. */
export async function sendEndMedia(
  { db, jobs, providers }: Within<Pick<Services, 'db' | 'jobs' | 'providers'>>,
  ended: Ended,
): Promise<void> {
  if (providers.rooms.media.end) await jobs.send(db, endMedia, ended)
}
