import { useNow } from '#web/shell/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useText } from '#web/ui/language.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'

/** So long before the planned end, everybody is told of it. */
const earlyMs = 5 * 60_000

type EndNoteProps = { room: RoomHandle; endTime: string; isHost: boolean }

/** The planned end, when it is near or has passed: the room stays open, and a host can put it later. */
export function EndNote({ room, endTime, isHost }: EndNoteProps) {
  const text = useText(roomText)
  const left = shanghaiMoment(endTime) - useNow('minute')
  // A room without an end has no time to compare with.
  if (Number.isNaN(left) || left > earlyMs) return null
  return (
    <p className="room-stage-note">
      {left > 0 ? text.endsAt(endTime.slice(-5)) : text.overran}
      {isHost && (
        <Button small onClick={() => room.extend(30)}>
          {text.extendBy(30)}
        </Button>
      )}
    </p>
  )
}
