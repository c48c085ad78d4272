import { commentGroup } from '#contract/comments.ts'
import { liveRoomTopics } from '#contract/live-room.ts'
import type { Viewer } from '#contract/live-room.ts'
import type { Db } from '#kernel/database.ts'
import type { House } from '#kernel/house.ts'
import { Gatherer } from './gatherer.ts'
import { addLikes } from './likes.queries.ts'

const pulseMs = 1000
/** A little less than a pulse, because timers are not exact. */
const restMs = 900
/** More names than this nobody reads in a second. */
const mostNames = 20

type Hall = Pick<House, 'db' | 'rooms' | 'log'>

type Pulse = { likes: Gatherer<number>; arrivals: Gatherer<Viewer> }

const pulses = new WeakMap<Db, Pulse>()

/**
 * What a full room does many times a second is counted here and written and told once a second: one statement for all
 * likes of a room, one message for all who came in.
 */
export function pulseOf({ db, rooms, log }: Hall): Pulse {
  let pulse = pulses.get(db)
  if (pulse) return pulse
  const likes: Gatherer<number> = new Gatherer(pulseMs, async (meetingId, gathered) => {
    try {
      const added = gathered.reduce((sum, one) => sum + one, 0)
      const { count, isTeller } = await addLikes(db, meetingId, added, restMs)
      // Another server has just told the room: the next pulse tells these as well.
      if (!isTeller) {
        likes.add(meetingId, 0)
        return
      }
      const groupId = commentGroup('meeting', meetingId)
      await rooms.toGroup(liveRoomTopics.likes, groupId, { groupId, like_num: count })
    } catch (error) {
      log.warn({ err: error }, 'likes of a room were not counted')
    }
  })
  const arrivals = new Gatherer<Viewer>(pulseMs, async (meetingId, gathered) => {
    const groupId = commentGroup('meeting', meetingId)
    await rooms.toGroup(liveRoomTopics.arrived, groupId, { groupId, list: gathered.slice(-mostNames) })
  })
  pulse = { likes, arrivals }
  pulses.set(db, pulse)
  return pulse
}

/** Before the server ends: nothing that was counted is lost. */
export async function settlePulse(db: Db): Promise<void> {
  await pulses.get(db)?.likes.settle()
}
