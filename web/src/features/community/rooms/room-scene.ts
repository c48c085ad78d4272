import type { RoomPerson } from '#contract/community/rooms.ts'
import { presentIn } from './room-people.ts'
import type { RoomView } from './room-view.ts'
import type { SentTracks } from './media-line.ts'
import { streamOf } from './stream-of.ts'

/** More would be too small to recognise anybody. */
const mostPeople = 12

/** What viewers of a broadcast see and hear of a room. */
export type RoomScene = {
  people: { name: string; camera: MediaStream | undefined }[]
  screen: MediaStream | undefined
  sounds: MediaStream[]
}

/** The room as it is now; what this page sends itself does not arrive with the rest. Those with a picture come first. */
export function sceneOf({ state, media }: Pick<RoomView, 'state' | 'media'>, own: SentTracks): RoomScene {
  const present = state ? presentIn(state) : []
  const mediaOf = ({ person_id }: RoomPerson) =>
    person_id === state?.me
      ? {
          camera: streamOf(own.camera),
          screen: streamOf(own.screen),
          sound: streamOf(own.microphone),
        }
      : media.get(person_id)
  const shown = present.map((person) => ({
    name: person.name,
    camera: person.is_camera_on === 1 ? mediaOf(person)?.camera : undefined,
  }))
  const sharing = present.find((person) => person.is_sharing === 1)
  return {
    people: shown
      .toSorted((a, b) => Number(Boolean(b.camera)) - Number(Boolean(a.camera)))
      .slice(0, mostPeople),
    screen: sharing && mediaOf(sharing)?.screen,
    sounds: present.flatMap((person) => mediaOf(person)?.sound ?? []),
  }
}
