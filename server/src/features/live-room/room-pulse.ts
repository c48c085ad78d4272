import { commentGroup } from '#contract/comments.ts'
import { liveRoomTopics } from '#contract/live-room.ts'
import type { Viewer } from '#contract/live-room.ts'
import type { Db } from '#kernel/database.ts'
import type { House } from '#kernel/house.ts'
import { Gatherer } from './gatherer.ts'
import { addLikes, claimLikesToTell } from './likes.queries.ts'

/** Likes of one moment are written together; nobody waits longer than this for the others. */
const gatherMs = 50
const pulseMs = 1000
/** A little less than a pulse, because timers are not exact. */
const restMs = 900
/** More names than this nobody reads in a second. */
const mostNames = 20

type Hall = Pick<House, 'db' | 'rooms' | 'log'>

type Likes = { count: number; kept: () => void; failed: (error: unknown) => void }

type Pulse = { likes: Gatherer<Likes>; tellings: Gatherer<undefined>; arrivals: Gatherer<Viewer> }

const pulses = new WeakMap<Db, Pulse>()

/**
 * What a full room does many times a second is written and told together: one statement for the likes of a moment, one
 * message a second for all likes, and one for all who came in.
 */
function pulseOf({ db, rooms, log }: Hall): Pulse {
  let pulse = pulses.get(db)
  if (pulse) return pulse
  const likes = new Gatherer<Likes>(gatherMs, async (meetingId, gathered) => {
    const added = gathered.reduce((sum, { count }) => sum + count, 0)
    try {
      await addLikes(db, meetingId, added)
      for (const { kept } of gathered) kept()
      tellings.add(meetingId, undefined)
    } catch (error) {
      for (const { failed } of gathered) failed(error)
    }
  })
  const tellings: Gatherer<undefined> = new Gatherer(pulseMs, async (meetingId) => {
    try {
      const count = await claimLikesToTell(db, meetingId, restMs)
      const groupId = commentGroup('meeting', meetingId)
      if (count !== undefined)
        await rooms.toGroup(liveRoomTopics.likes, groupId, { groupId, like_num: count })
      // Another server has just told the room: the next pulse tells these as well.
      else tellings.add(meetingId, undefined)
    } catch (error) {
      log.warn({ err: error }, 'likes of a room were not told')
    }
  })
  const arrivals = new Gatherer<Viewer>(pulseMs, async (meetingId, gathered) => {
    const groupId = commentGroup('meeting', meetingId)
    await rooms.toGroup(liveRoomTopics.arrived, groupId, { groupId, list: gathered.slice(-mostNames) })
  })
  pulse = { likes, tellings, arrivals }
  pulses.set(db, pulse)
  return pulse
}

/** Counts likes, and answers when they are kept for good. */
export const keepLikes = (hall: Hall, meetingId: number, count: number): Promise<void> =>
  new Promise((kept, failed) => pulseOf(hall).likes.add(meetingId, { count, kept, failed }))

export const tellArrival = (hall: Hall, meetingId: number, viewer: Viewer): void =>
  pulseOf(hall).arrivals.add(meetingId, viewer)

/** Before the server ends: what waits is written, and the rooms hear of it. */
export async function settlePulse(db: Db): Promise<void> {
  const pulse = pulses.get(db)
  await pulse?.likes.settle()
  await pulse?.tellings.settle()
}
