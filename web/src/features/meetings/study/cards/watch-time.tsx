import { useContext } from 'react'
import type { ReactNode } from 'react'
import { PlayerExtras } from '#web/features/meetings/player/state.ts'
import { RecallPanel } from '../parts/recall-panel.tsx'
import { useWatchTime } from '../use-watch-time.ts'
import './watch-time.css'

type WatchTimeProps = {
  meetingId: number
  /** 0 is the live stream. */
  recordingId: number
  scheduleId?: number
  children: ReactNode
}

/** Wraps a player, counts what is watched in it and shows the questions that come meanwhile. */
export function WatchTime({ meetingId, recordingId, scheduleId = 0, children }: WatchTimeProps) {
  const { frameRef, recall } = useWatchTime(meetingId, recordingId, scheduleId)
  const extras = useContext(PlayerExtras)
  const isLive = recordingId === 0
  const overlay = (
    <>
      {extras.overlay}
      <RecallPanel handle={recall} isLive={isLive} isInPlayer />
    </>
  )
  return (
    <div className="watch-time" ref={frameRef}>
      <PlayerExtras value={{ ...extras, overlay }}>{children}</PlayerExtras>
      <RecallPanel handle={recall} isLive={isLive} />
    </div>
  )
}
