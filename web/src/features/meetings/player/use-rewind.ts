import { useState } from 'react'
import { playlistSeconds } from './playlist-seconds.ts'
import type { PlaySource } from './sources.ts'

/** So far before the present moment rewinding begins. */
export const rewindStepSeconds = 30

/** As much as a server offers; shown until the real length is known. */
const mostSeconds = 2 * 3600

type Position = { time: number; duration: number; buffered: number }

/** Going back in a broadcast: what was shown is a video of its own, read when somebody goes back. */
export function useRewind(address: string) {
  // The address of the moment is used until the end: a new one would be another video.
  const [held, setHeld] = useState('')
  const [length, setLength] = useState(mostSeconds)
  const [behind, setBehind] = useState(0)
  const isOn = held !== ''
  return {
    isOffered: isOn || address !== '',
    isOn,
    sources: [{ name: '', address: held, kind: 'stream', sound: 'original' }] satisfies PlaySource[],
    /** What the seek bar shows: at its end is the present moment. */
    positionOf(playback: Position): Position {
      if (isOn && playback.duration > 0) return playback
      return { time: length - behind, duration: length, buffered: isOn ? 0 : length }
    },
    /** The length grows all the time, so it is asked for whenever somebody comes near the seek bar. */
    async measure() {
      if (isOn || address === '') return
      const seconds = await fetchSeconds(address)
      if (seconds > 0) setLength(seconds)
    },
    start(secondsBehind: number) {
      setBehind(secondsBehind)
      setHeld(address)
    },
    stop() {
      setBehind(0)
      setHeld('')
    },
  }
}

/** 0 where it cannot be had: going back then says so. */
async function fetchSeconds(address: string): Promise<number> {
  try {
    const answer = await fetch(address)
    return answer.ok ? playlistSeconds(await answer.text()) : 0
  } catch {
    return 0
  }
}
