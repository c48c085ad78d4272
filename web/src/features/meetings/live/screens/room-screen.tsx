import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { meetingPaths } from '#web/paths/meetings.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { MissingState } from '#web/shell/missing-state.tsx'
import { RoomBroadcast } from '../parts/room-broadcast.tsx'
import { liveText } from '../text.ts'

/** The room of a meeting, which its hosts can broadcast, or a room that no other screen shows. */
export function RoomScreen() {
  const text = useText(liveText)
  const roomId = useQueryId('room_id')
  const meetingId = useQueryId('meeting_id')
  return (
    <ScreenFrame>
      {roomId > 0 ? (
        <Room
          key={roomId}
          roomId={roomId}
          {...(meetingId > 0 && { onward: meetingPaths.detail(meetingId) })}
          broadcast={meetingId > 0 && <RoomBroadcast meetingId={meetingId} />}
        />
      ) : (
        <MissingState text={text.roomMissing} />
      )}
    </ScreenFrame>
  )
}
