import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BroadcastRoom } from '#web/features/community/rooms/cards/broadcast-room.ts'
import type { CameraLine, LineEnd, LineState } from './camera-line.ts'
import { openCameraLine } from './open-camera-line.ts'

type Mix = ReturnType<BroadcastRoom['openMix']>

/** Sends everybody in a room, mixed by this page, to the viewers of a meeting. */
export function useRoomBroadcast(meetingId: number, room: BroadcastRoom) {
  const [line, setLine] = useState<LineState>('off')
  const [end, setEnd] = useState<LineEnd>()
  const lineRef = useRef<CameraLine>(undefined)
  const mixRef = useRef<Mix>(undefined)

  const handleState = useEffectEvent((state: LineState) => {
    setLine(state)
    if (state !== 'off' || !mixRef.current) return
    mixRef.current.close()
    mixRef.current = undefined
    // Refused after leaving the room, which takes it off the air as well.
    room.setOnAir(false).catch(() => undefined)
  })

  useEffect(() => {
    const own = openCameraLine(meetingId, { onState: (state) => handleState(state), onEnd: setEnd })
    lineRef.current = own
    return () => own.stop()
  }, [meetingId])

  return {
    line,
    end,
    async start() {
      setEnd(undefined)
      await room.setOnAir(true)
      mixRef.current = room.openMix()
      lineRef.current?.start(mixRef.current.stream)
    },
    stop: () => lineRef.current?.stop(),
  }
}
