import type { Consultation } from '#contract/practice/consultations.ts'
import { Chat } from '#web/features/community/chat/cards/chat.tsx'
import { Recordings } from '#web/features/community/rooms/cards/recordings.tsx'
import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { consultationText } from '../text.ts'
import { PatientSection } from './patient-section.tsx'
import './talk-section.css'

/** Where both doctors write and see each other. The chat and what was recorded stay after the end; the room does not. */
export function TalkSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { imGroupId, room_id: roomId, recorded_room_id: recordedId } = consultation
  // In the address: a page that was not loaded for the camera loads again when the devices are opened.
  const [shown, setShown] = useQueryChoice('room', ['closed', 'open'])
  const isInRoom = shown === 'open' && roomId > 0
  if (imGroupId === 0) return null
  return (
    <>
      {roomId > 0 && (
        <Section title={text.room}>
          <div className="talk-section-room">
            {isInRoom ? (
              <Room
                key={roomId}
                roomId={roomId}
                chatGroupId={imGroupId}
                record={<PatientSection consultation={consultation} />}
              />
            ) : (
              <p className="talk-section-note">{text.roomNote}</p>
            )}
            <Button
              variant={isInRoom ? 'quiet' : 'primary'}
              block
              onClick={() => setShown(isInRoom ? 'closed' : 'open')}
            >
              {isInRoom ? text.leaveRoom : text.enterRoom}
            </Button>
          </div>
        </Section>
      )}
      {recordedId > 0 && !isInRoom && <Recordings roomId={recordedId} />}
      {!isInRoom && (
        <Section title={text.chat}>
          <div className="talk-section-chat">
            <Chat groupId={imGroupId} />
          </div>
        </Section>
      )}
    </>
  )
}
