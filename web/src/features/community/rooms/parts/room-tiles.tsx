import type { RoomState } from '#contract/community/rooms.ts'
import { useText } from '#web/ui/language.ts'
import type { PersonMedia } from '../media-line.ts'
import { meIn, presentIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import { PersonTile } from './person-tile.tsx'
import { SharedScreen } from './shared-screen.tsx'
import type { SharedScreenProps } from './shared-screen.tsx'
import './room-tiles.css'

export type RoomLayout = 'grid' | 'speaker'

type RoomTilesProps = {
  state: RoomState
  media: ReadonlyMap<number, PersonMedia>
  speakerId: number
  layout: RoomLayout
  isCropped: boolean
  /** This page's own camera looks away from the person. */
  isRear: boolean
  /** What is done on what is shared. */
  shared: Pick<SharedScreenProps, 'pointers' | 'onPoint' | 'drawings' | 'onDraw'>
}

/** Everybody in the room: side by side, or one of them large; a shared screen is always large. */
export function RoomTiles({ state, media, speakerId, layout, isCropped, isRear, shared }: RoomTilesProps) {
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
      isMirrored={person.person_id === state.me && !isRear}
      isCropped={isCropped}
      isSpeaking={person.person_id === speakerId && person.is_muted === 0}
    />
  )
  return (
    <div className="room-tiles" data-large={screen || large ? '' : undefined}>
      {screen && (
        <SharedScreen
          key={sharing.person_id}
          stream={screen}
          sharing={sharing}
          people={people}
          isHost={meIn(state)?.role === 'host'}
          {...shared}
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
