import type { RoomState } from '#contract/community/rooms.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { recordingTerms } from '../recording-terms.ts'
import { meIn, presentIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'

/** A host asks whether the room may be recorded: everybody answers, and hosts see who has not agreed. */
export function RecordingNote({ room, state }: { room: RoomHandle; state: RoomState }) {
  const text = useText(roomText)
  const me = meIn(state)
  const { recording_id: recordingId, is_recording: isRecording } = state.room
  if (recordingId === 0 || isRecording === 1 || !me) return null
  const others = presentIn(state).filter(({ consent }) => consent !== 'given')
  const refused = others.filter(({ consent }) => consent === 'refused')
  if (me.consent === 'none')
    return (
      <p className="room-stage-note" role="alert">
        {recordingTerms(text.recordingAsked, state.room, text)}
        <span className="room-stage-choices">
          <Button small variant="primary" onClick={() => room.consent(true)}>
            {text.agree}
          </Button>
          <Button small onClick={() => room.consent(false)}>
            {text.disagree}
          </Button>
        </span>
      </p>
    )
  return (
    <p className="room-stage-note">
      {refused.length > 0
        ? text.recordingRefused(refused.map(({ name }) => name))
        : text.recordingAwaits(others.map(({ name }) => name))}
      {me.role === 'host' && (
        <Button small onClick={room.recording.stop}>
          {text.cancel}
        </Button>
      )}
      {me.role !== 'host' && me.consent === 'refused' && (
        <Button small onClick={() => room.consent(true)}>
          {text.agree}
        </Button>
      )}
    </p>
  )
}
