import { commentGroup } from '#contract/community/comments.ts'
import { liveRoomTopics } from '#contract/meetings/live-room.ts'
import type { Viewer } from '#contract/meetings/live-room.ts'
import { Batcher } from '#kernel/batcher.ts'
import { defineState } from '#kernel/feature-state.ts'
import type { Services } from '#kernel/services.ts'
import { addLikes, claimLikesToPublish } from './likes.queries.ts'

/** Concurrent likes are written together; none waits longer than this for the others. */
const writeMs = 50
const publishMs = 1000
/** Slightly less than `publishMs`, because timers are not exact. */
const restMs = 900
/** Nobody reads more names than this in a second. */
const mostNames = 20

type Likes = { count: number; saved: () => void; failed: (error: unknown) => void }

/**
 * Batches what happens many times a second in a full room: one statement for the likes of a moment, one message per second for all likes,
 * and one for all arrivals.
 */
export const roomBroadcast = defineState({
  open({ db, rooms, log }: Services) {
    const likes = new Batcher<Likes>(writeMs, async (meetingId, entries) => {
      const added = entries.reduce((sum, { count }) => sum + count, 0)
      try {
        await addLikes(db, meetingId, added)
        for (const { saved } of entries) saved()
        counts.add(meetingId, undefined)
      } catch (error) {
        for (const { failed } of entries) failed(error)
      }
    })
    const counts: Batcher<undefined> = new Batcher(publishMs, async (meetingId) => {
      try {
        const count = await claimLikesToPublish(db, meetingId, restMs)
        const groupId = commentGroup('meeting', meetingId)
        if (count !== undefined)
          await rooms.toGroup(liveRoomTopics.likes, groupId, { groupId, like_num: count })
        // Another server has just published the count: the next round publishes these as well.
        else counts.add(meetingId, undefined)
      } catch (error) {
        log.warn({ err: error }, 'the likes of a room were not published')
      }
    })
    const arrivals = new Batcher<Viewer>(publishMs, async (meetingId, entries) => {
      const groupId = commentGroup('meeting', meetingId)
      await rooms.toGroup(liveRoomTopics.arrived, groupId, { groupId, list: entries.slice(-mostNames) })
    })
    return {
      /** Counts likes, and resolves once they are saved. */
      like: (meetingId: number, count: number): Promise<void> =>
        new Promise((saved, failed) => likes.add(meetingId, { count, saved, failed })),
      arrive: (meetingId: number, viewer: Viewer): void => arrivals.add(meetingId, viewer),
      async settle(): Promise<void> {
        await likes.settle()
        await counts.settle()
      },
    }
  },
  close: (broadcast) => broadcast.settle(),
})
