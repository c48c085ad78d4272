import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Room } from '../cards/room.tsx'
import { roomText } from '../text.ts'

/** A room that no other screen shows, such as that of a meeting. */
export function RoomScreen() {
  const text = useText(roomText)
  const roomId = useQueryId('room_id')
  return (
    <ScreenFrame>
      {roomId > 0 ? (
        <Room key={roomId} roomId={roomId} />
      ) : (
        <ListState status="empty" emptyText={text.missing} />
      )}
    </ScreenFrame>
  )
}
