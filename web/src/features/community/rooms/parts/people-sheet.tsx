import type { RoomPerson, RoomState } from '#contract/community/rooms.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { separated } from '#web/ui/format/separated.ts'
import { handsIn, meIn, presentIn, waitingIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'
import { RoomPanel } from './room-panel.tsx'
import './people-sheet.css'

type PeopleSheetProps = { room: RoomHandle; state: RoomState; open: boolean; onClose: () => void }

/** Who waits and who is there; hosts admit, mute, remove and hand over here. */
export function PeopleSheet({ room, state, open, onClose }: PeopleSheetProps) {
  const text = useText(roomText)
  const isHost = meIn(state)?.role === 'host'
  const waiting = waitingIn(state)
  const hands = handsIn(state)
  const present = [...hands, ...presentIn(state).filter((person) => !hands.includes(person))]
  const isLocked = state.room.is_locked === 1
  return (
    <RoomPanel
      open={open}
      onClose={onClose}
      title={text.peopleCount(presentIn(state).length)}
      foot={
        isHost && (
          <div className="people-sheet-foot">
            <Button onClick={() => room.manage('muteall')}>{text.muteAll}</Button>
            <Button onClick={() => room.manage(isLocked ? 'unlock' : 'lock')}>
              {isLocked ? text.unlock : text.lock}
            </Button>
            <Button
              variant="danger"
              onClick={async () => {
                if (await confirm({ title: text.endAsk, text: text.endNote })) await room.manage('end')
              }}
            >
              {text.end}
            </Button>
          </div>
        )
      }
    >
      {waiting.length > 0 && (
        <section className="people-sheet-part">
          <h3 className="people-sheet-title">{text.inLobby}</h3>
          <ul>
            {waiting.map((person) => (
              <PersonRow key={person.person_id} person={person}>
                <Button small variant="primary" onClick={() => room.manage('admit', person.person_id)}>
                  {text.admit}
                </Button>
                <Button small onClick={() => room.manage('refuse', person.person_id)}>
                  {text.refuse}
                </Button>
              </PersonRow>
            ))}
          </ul>
        </section>
      )}
      <section className="people-sheet-part">
        <h3 className="people-sheet-title">{text.inRoom}</h3>
        <ul>
          {present.map((person) => (
            <PersonRow key={person.person_id} person={person}>
              {isHost && person.person_id !== state.me && <HostButtons room={room} person={person} />}
            </PersonRow>
          ))}
        </ul>
      </section>
    </RoomPanel>
  )
}

function PersonRow({ person, children }: { person: RoomPerson; children?: React.ReactNode }) {
  const text = useText(roomText)
  const title = titleName(person.title, useLanguage())
  const marks = [
    person.role === 'host' && text.host,
    person.hand_raised > 0 && text.hand,
    person.consent !== 'none' && text.consents[person.consent],
    person.is_muted === 1 && person.state === 'present' && text.muted,
  ].filter(Boolean)
  return (
    <li className="people-sheet-row">
      <Avatar src={person.photo || null} name="" />
      <span className="people-sheet-words">
        <span>{text.named(person.name, title)}</span>
        <span className="people-sheet-note">{separated([person.hospital, ...marks])}</span>
      </span>
      <span className="people-sheet-actions">{children}</span>
    </li>
  )
}

function HostButtons({ room, person }: { room: RoomHandle; person: RoomPerson }) {
  const text = useText(roomText)
  const { person_id: personId, name } = person
  return (
    <>
      {person.is_muted === 0 && (
        <Button small onClick={() => room.manage('mute', personId)}>
          {text.mutePerson}
        </Button>
      )}
      <Button
        small
        onClick={async () => {
          if (await confirm({ title: text.handoverAsk(name) })) await room.manage('handover', personId)
        }}
      >
        {text.handover}
      </Button>
      <Button
        small
        variant="danger"
        onClick={async () => {
          const request = { title: text.removeAsk(name), text: text.removeNote }
          if (await confirm(request)) await room.manage('remove', personId)
        }}
      >
        {text.remove}
      </Button>
    </>
  )
}
