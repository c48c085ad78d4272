import type { ReactNode } from 'react'
import { useWatchTime } from '../use-watch-time.ts'
import './watch-time.css'

type WatchTimeProps = {
  meetingId: number
  /** 0 is the live stream. */
  recordingId: number
  scheduleId?: number
  children: ReactNode
}

/** Wraps a player and counts what is watched in it. */
export function WatchTime({ meetingId, recordingId, scheduleId = 0, children }: WatchTimeProps) {
  const frameRef = useWatchTime(meetingId, recordingId, scheduleId)
  return (
    <div className="watch-time" ref={frameRef}>
      {children}
    </div>
  )
}
