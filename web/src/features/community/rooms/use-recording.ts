import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { roomMutations } from './mutations.ts'
import { startRecorder } from './recorder.ts'
import type { RoomRecorder } from './recorder.ts'
import type { RoomMix } from './room-mix.ts'
import { presentIn } from './room-people.ts'
import type { RoomSession } from './room-session.ts'
import type { RoomView } from './room-view.ts'
import { roomText } from './text.ts'

type RecordingWorld = {
  roomId: number
  view: RoomView
  session: () => RoomSession
  openMix: () => RoomMix
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A recording that this page asks for, and makes where the media server does not: it begins by itself once everybody inside
 * has agreed.
 */
export function useRecording({ roomId, view, session, openMix }: RecordingWorld) {
  const text = useText(roomText)
  /** The recording that this page has asked for; 0 for none. */
  const [askedId, setAskedId] = useState(0)
  const recorder = useRef<RoomRecorder>(undefined)
  const room = view.state?.room
  const isOwn = askedId > 0 && room?.recording_id === askedId
  const isBegun = isOwn && room?.is_recording === 1
  const isMadeHere = isBegun && room.is_recorded_outside === 0
  const isAgreed =
    isOwn && view.state !== undefined && presentIn(view.state).every(({ consent }) => consent === 'given')

  const begin = useEffectEvent(() => void session().record('begin'))
  useEffect(() => {
    if (isAgreed && !isBegun) begin()
  }, [isAgreed, isBegun])

  const start = useEffectEvent(() => {
    const seat = session().seat()
    if (seat === undefined) return undefined
    const mix = openMix()
    const made = startRecorder({
      stream: mix.stream,
      MediaRecorder,
      send: ({ number: part, bytes, mime }) =>
        roomMutations.appendRecording({ room_id: roomId, seat, recording_id: askedId, part, mime }, bytes),
      pause,
      onFailed() {
        toast(text.recordingFailed, 'failure')
        void session().record('stop')
      },
    })
    recorder.current = made
    return async () => {
      recorder.current = undefined
      await made.stop()
      mix.close()
    }
  })
  useEffect(() => {
    const stop = isMadeHere ? start() : undefined
    return () => void stop?.()
  }, [isMadeHere])

  return {
    canRecord: 'MediaRecorder' in globalThis,
    async ask() {
      await session().record('ask')
      setAskedId(session().recordingId())
    },
    /** The last seconds are sent before anybody is told that it is over. */
    async stop() {
      await recorder.current?.stop()
      await session().record('stop')
    },
    /** Before leaving: what is recorded is complete. */
    finish: () => recorder.current?.stop(),
  }
}
