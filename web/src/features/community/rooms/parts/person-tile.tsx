import type { RoomPerson } from '#contract/community/rooms.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { HandIcon, MicrophoneIcon } from '#web/ui/icon/room-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { roomText } from '../text.ts'
import { StreamVideo } from './stream-video.tsx'
import './person-tile.css'

type PersonTileProps = {
  person: RoomPerson
  camera: MediaStream | undefined
  isMe: boolean
  /** As in a mirror, which one's own face needs and what a rear camera sees does not. */
  isMirrored: boolean
  /** Fills the tile and cuts off the edges; otherwise the whole picture is seen. */
  isCropped: boolean
  isSpeaking: boolean
}

/** One person in the room: the picture or a portrait, the name with the title, and how they are. */
export function PersonTile({ person, camera, isMe, isMirrored, isCropped, isSpeaking }: PersonTileProps) {
  const text = useText(roomText)
  const title = titleName(person.title, useLanguage())
  const name = text.named(person.name, title)
  return (
    <li
      className="person-tile"
      data-speaking={isSpeaking || undefined}
      data-away={person.is_away || undefined}
    >
      {person.is_camera_on === 1 && camera ? (
        <StreamVideo
          className="person-tile-video"
          data-mirrored={isMirrored || undefined}
          data-cropped={isCropped || undefined}
          stream={camera}
          label={text.pictureOf(person.name)}
        />
      ) : (
        <span className="person-tile-portrait">
          <Avatar src={person.photo || null} name="" size={72} />
        </span>
      )}
      <span className="person-tile-label">
        {person.is_muted === 1 && (
          <span className="person-tile-mark">
            <MicrophoneIcon size="small" off />
            <span className="visually-hidden">{text.muted}</span>
          </span>
        )}
        <span className="person-tile-name">{isMe ? `${name} (${text.you})` : name}</span>
        {isSpeaking && <span className="visually-hidden">{text.speaking}</span>}
      </span>
      {person.hand_raised > 0 && (
        <span className="person-tile-hand">
          <HandIcon size="small" />
          <span className="visually-hidden">{text.hand}</span>
        </span>
      )}
      {person.is_away === 1 && <span className="person-tile-note">{text.away}</span>}
    </li>
  )
}
