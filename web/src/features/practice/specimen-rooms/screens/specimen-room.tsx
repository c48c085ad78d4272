import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import type { SpecimenRoomDetail, SpecimenRoomGuest } from '#contract/practice/specimen-rooms.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { CalendarFileLink } from '#web/features/meetings/reservations/cards/calendar-file-link.tsx'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { RefusalSheet } from '#web/features/practice/expert-sheets/cards/refusal-sheet.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { affirmRoom } from '../parts/affirm-room.ts'
import { JoinButton } from '../parts/join-button.tsx'
import { specimenRoomPaths } from '#web/paths/specimen-rooms.ts'
import { separated } from '#web/ui/format/separated.ts'
import { specimenRoomQueries } from '../queries.ts'
import { specimenRoomText } from '../text.ts'
import './specimen-room.css'

/** Where guests of a meeting look at specimens and rehearse, on site or by video. */
export const SpecimenRoom = () => <ExpertScreen>{(sheet) => <RoomOfSheet sheet={sheet} />}</ExpertScreen>

type RoomProps = { sheet: SheetAddress; room: SpecimenRoomDetail }

function RoomOfSheet({ sheet }: { sheet: SheetAddress }) {
  const [query] = useSearchParams()
  const roomId = useQueryId('room_id') || undefined
  const detail = useQuery(specimenRoomQueries.room(sheet, roomId))
  return (
    <SheetDetail sheet={sheet} detail={detail}>
      {(room) =>
        query.get('join') === '1' ? (
          <VideoRoom key={room.video_room_id} sheet={sheet} room={room} />
        ) : (
          <RoomDetail sheet={sheet} room={room} />
        )
      }
    </SheetDetail>
  )
}

/** The chat of the room needs a login, which the code of the sheet does not replace. */
function VideoRoom({ sheet, room }: RoomProps) {
  const text = useText(specimenRoomText)
  const isVisitor = useLoginState().is === 'out'
  const loginFirst = useLoginFirst()
  const offer = (
    <ListState
      status="note"
      emptyText={text.chatNeedsLogin}
      emptyAction={
        <Button variant="primary" onClick={() => void loginFirst()}>
          {text.logIn}
        </Button>
      }
    />
  )
  return (
    <Room
      roomId={room.video_room_id}
      code={sheet.tcode}
      chatOffer={isVisitor && offer}
      onward={specimenRoomPaths.room(sheet.id, room.room_id)}
    />
  )
}

function RoomDetail({ sheet, room }: RoomProps) {
  const text = useText(specimenRoomText)
  const { periodOf } = useTimeText()
  return (
    <>
      <Headline title={room.title} tags={<StateTag status={room.status} />} />
      <Facts
        facts={[
          [text.time, periodOf(room.begin_time, room.end_time)],
          [text.place, room.place],
          [text.reason, room.reason],
        ]}
      />
      <div className="specimen-room-actions">
        <AffirmButtons sheet={sheet} room={room} />
        <JoinButton sheet={sheet} roomId={room.room_id} />
        <CalendarFileLink href={room.calendar} block />
      </div>
      <Section title={text.materials}>
        <p className="specimen-room-materials">{room.materials || text.noMaterials}</p>
      </Section>
      <Section title={text.guests(room.guests.length)}>
        {room.guests.map((guest) => (
          <GuestRow key={guest.guest_id} guest={guest} />
        ))}
      </Section>
      <OtherRooms sheet={sheet} room={room} />
    </>
  )
}

function StateTag({ status }: Pick<SpecimenRoomDetail, 'status'>) {
  const text = useText(specimenRoomText)
  return <Tag kind={status === roomUseStates.confirmed ? 'credit' : 'notice'}>{text.states[status]}</Tag>
}

function AffirmButtons({ sheet, room }: RoomProps) {
  const text = useText(specimenRoomText)
  const [isRefusing, setIsRefusing] = useState(false)
  const { room_id: roomId, status, can_affirm, confirm_time } = room
  const note = {
    [roomUseStates.open]: can_affirm === 1 ? '' : text.over,
    [roomUseStates.confirmed]: text.confirmedAt(confirm_time),
    [roomUseStates.refused]: text.refusedAt(confirm_time),
  }[status]
  return (
    <>
      {can_affirm === 1 && (
        <div className="specimen-room-answers">
          {status !== roomUseStates.refused && (
            <Button block aria-haspopup="dialog" onClick={() => setIsRefusing(true)}>
              {text.refuse}
            </Button>
          )}
          {status !== roomUseStates.confirmed && (
            <Button variant="primary" block onClick={() => affirmRoom(sheet, { roomId, isAccepted: true })}>
              {status === roomUseStates.refused ? text.changeToYes : text.confirm}
            </Button>
          )}
        </div>
      )}
      {note && <p className="specimen-room-note">{note}</p>}
      <RefusalSheet
        open={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={text.refuseAsk}
        onSubmit={(reason) => affirmRoom(sheet, { roomId, isAccepted: false, reason })}
      />
    </>
  )
}

function GuestRow({ guest }: { guest: SpecimenRoomGuest }) {
  const text = useText(specimenRoomText)
  const position = titleName(guest.guest_position_name, useLanguage())
  return (
    <ListRow
      before={<Avatar src={guest.guest_photo} name="" />}
      title={guest.guest_name}
      note={separated([position, guest.guest_hospital_name])}
      after={guest.is_here === 1 ? <Tag kind="credit">{text.here}</Tag> : <StateTag status={guest.status} />}
    />
  )
}

function OtherRooms({ sheet, room }: RoomProps) {
  const text = useText(specimenRoomText)
  const { timeOf } = useTimeText()
  const others = room.rooms.filter(({ room_id }) => room_id !== room.room_id)
  if (others.length === 0) return null
  return (
    <Section title={text.otherRooms}>
      {others.map(({ room_id, title, begin_time }) => (
        <ListRow
          key={room_id}
          title={title}
          note={timeOf(begin_time)}
          href={specimenRoomPaths.room(sheet.id, room_id)}
        />
      ))}
    </Section>
  )
}
