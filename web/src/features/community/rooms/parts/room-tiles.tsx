import type { RoomState } from '#contract/community/rooms.ts'
import { useText } from '#web/ui/language.ts'
import type { PersonMedia } from '../media-line.ts'
import { presentIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import { PersonTile } from './person-tile.tsx'
import { StreamVideo } from './stream-video.tsx'
import './room-tiles.css'

export type RoomLayout = 'grid' | 'speaker'

type RoomTilesProps = {
  state: RoomState
  media: ReadonlyMap<number, PersonMedia>
  speakerId: number
  layout: RoomLayout
}

/** Everybody in the room: side by side, or one of them large; a shared screen is always large. */
export function RoomTiles({ state, media, speakerId, layout }: RoomTilesProps) {
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
        <figure className="room-tiles-screen">
          <StreamVideo className="room-tiles-picture" stream={screen} label={text.screenOf(sharing.name)} />
          <figcaption className="room-tiles-caption">{text.screenOf(sharing.name)}</figcaption>
        </figure>
      )}
      {large && <ul className="room-tiles-large">{tile(large)}</ul>}
      <ul className="room-tiles-list" data-count={small.length}>
        {small.map(tile)}
      </ul>
      {others.length === 0 && <p className="room-tiles-alone">{text.noOthers}</p>}
    </div>
  )
}
