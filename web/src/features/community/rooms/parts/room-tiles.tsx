import type { RoomState } from '#contract/community/rooms.ts'
import { useText } from '#web/ui/language.ts'
import type { PersonMedia, Spot } from '../media-line.ts'
import { presentIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import { PersonTile } from './person-tile.tsx'
import { SharedScreen } from './shared-screen.tsx'
import './room-tiles.css'

export type RoomLayout = 'grid' | 'speaker'

type RoomTilesProps = {
  state: RoomState
  media: ReadonlyMap<number, PersonMedia>
  speakerId: number
  layout: RoomLayout
  pointers: ReadonlyMap<number, Spot>
  onPoint: (spot: Spot | undefined) => void
}

/** Everybody in the room: side by side, or one of them large; a shared screen is always large. */
export function RoomTiles({ state, media, speakerId, layout, pointers, onPoint }: RoomTilesProps) {
  const text = useText(roomText)
  const people = presentIn(state)
  const sharing = people.find((person) => person.is_sharing === 1 && media.get(person.person_id)?.screen)
  const screen = sharing && media.get(sharing.person_id)?.screen
  const others = people.filter(({ person_id }) => person_id !== state.me)
  const large =
    layout === 'speaker' && !screen
      ? (others.find(({ person_id }) => person_id === speakerId) ?? others[0] ?? people[0])
      : undefined
  const small = people.filter((person) => person !== large)
  const tile = (person: (typeof people)[number]) => (
    <PersonTile
      key={person.person_id}
      person={person}
      camera={media.get(person.person_id)?.camera}
      isMe={person.person_id === state.me}
      isSpeaking={person.person_id === speakerId && person.is_muted === 0}
    />
  )
  return (
    <div className="room-tiles" data-large={screen || large ? '' : undefined}>
      {screen && (
        <SharedScreen
          stream={screen}
          sharing={sharing}
          people={people}
          pointers={pointers}
          onPoint={onPoint}
        />
      )}
      {large && <ul className="room-tiles-large">{tile(large)}</ul>}
      <ul className="room-tiles-list" data-count={small.length}>
        {small.map(tile)}
      </ul>
      {others.length === 0 && <p className="room-tiles-alone">{text.noOthers}</p>}
    </div>
  )
}
