import { roomCaptionTopics } from '#contract/community/room-captions.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { HeardWords } from '#kernel/ports/live-speech.ts'
import type { Services } from '#kernel/services.ts'
import { selectPeopleHere } from '#server/features/community/rooms/rooms.queries.ts'
import { groupOf } from '#server/features/community/rooms/seats.ts'
import type { Voice } from './voice-address.ts'

/** Words that change more often than they are read are shown this often. */
const tellEveryMs = 500
/** Who comes sees captions this much later at most. */
const peopleFreshMs = 3000
const mostSigns = 500

/** Shows what a person says to everybody in the room. Nothing of it is stored. */
export function createTeller({ db, rooms, log }: Services, { roomId, personId }: Voice) {
  let sentence = 1
  let toldAt = 0
  let groups: string[] = []
  let readAt = -Infinity

  async function readGroups(): Promise<string[]> {
    if (Date.now() - readAt < peopleFreshMs) return groups
    readAt = Date.now()
    const here = await selectPeopleHere(db, roomId)
    groups = here.flatMap((row) => (row.presence_id === null ? [] : (groupOf(row) ?? [])))
    return groups
  }

  return async ({ words, isFinal }: HeardWords): Promise<void> => {
    if (words.trim() === '' || (!isFinal && Date.now() - toldAt < tellEveryMs)) return
    toldAt = isFinal ? 0 : Date.now()
    const said = {
      person_id: personId,
      sentence,
      words: words.slice(0, mostSigns),
      is_final: asBit(isFinal),
    }
    if (isFinal) sentence++
    try {
      for (const groupId of await readGroups())
        await rooms.toGroup(roomCaptionTopics.said, groupId, { groupId, ...said })
    } catch (error) {
      log.warn({ err: error, roomId }, 'captions of a room could not be shown')
    }
  }
}
