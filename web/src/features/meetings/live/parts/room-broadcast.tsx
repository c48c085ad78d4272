import { useQuery } from '@tanstack/react-query'
import { useBroadcastRoom } from '#web/features/community/rooms/cards/broadcast-room.ts'
import type { BroadcastRoom } from '#web/features/community/rooms/cards/broadcast-room.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { recordable } from '../camera-line.ts'
import { liveQueries } from '../queries.ts'
import { liveText } from '../text.ts'
import { useRoomBroadcast } from '../use-room-broadcast.ts'
import './room-broadcast.css'

/** Broadcasts the room of a meeting to its viewers, where the server and this browser can. */
export function RoomBroadcast({ meetingId }: { meetingId: number }) {
  const room = useBroadcastRoom()
  const studio = useQuery(liveQueries.studio(meetingId)).data
  const canRecord = 'MediaRecorder' in globalThis && recordable(MediaRecorder)
  const isPossible = studio?.has_ffmpeg === 1 && studio.push_address !== '' && canRecord
  return room && isPossible ? <BroadcastControls meetingId={meetingId} room={room} /> : null
}

function BroadcastControls({ meetingId, room }: { meetingId: number; room: BroadcastRoom }) {
  const text = useText(liveText)
  const { line, end, start, stop } = useRoomBroadcast(meetingId, room)
  const problem = end && (typeof end === 'string' ? text.lineEnds[end] : end.message)

  async function askToStart() {
    if (await confirm({ title: text.roomAsk, text: text.roomNote, yes: text.startCamera })) await start()
  }

  return (
    <div className="room-broadcast">
      {problem ? <p role="alert">{problem}</p> : <output>{text.roomLines[line]}</output>}
      {line === 'off' ? (
        <Button small onClick={askToStart}>
          {text.startCamera}
        </Button>
      ) : (
        <Button small variant="danger" onClick={stop}>
          {text.stopCamera}
        </Button>
      )}
    </div>
  )
}
