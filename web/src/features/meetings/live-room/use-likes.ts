import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { likesPerCall } from '#contract/meetings/live-room.ts'
import { liveRoomMutations } from './mutations.ts'

const sendMs = 1000

/** Presses are shown at once and sent together, once a second. */
export function useLikes(meetingId: number, counted: number) {
  const pressedRef = useRef(0)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [own, setOwn] = useState({ since: counted, presses: 0 })
  // The room's count overtakes the local one once it includes the presses made here.
  const shown = Math.max(counted, own.since + own.presses)

  async function send() {
    timerRef.current = undefined
    const count = Math.min(pressedRef.current, likesPerCall)
    pressedRef.current = 0
    try {
      await liveRoomMutations.like({ meeting_id: meetingId, count })
    } catch {
      // A lost heart is not worth an error message.
    }
  }

  const sendTheLast = useEffectEvent(() => {
    if (timerRef.current === undefined) return
    clearTimeout(timerRef.current)
    void send()
  })
  useEffect(() => () => sendTheLast(), [])

  return {
    shown,
    press() {
      pressedRef.current++
      setOwn(({ since, presses }) =>
        counted >= since + presses ? { since: counted, presses: 1 } : { since, presses: presses + 1 },
      )
      timerRef.current ??= setTimeout(() => void send(), sendMs)
    },
  }
}
