import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What plays on after its page was left. */
export type LeftPlayer = { href: string; second: number; children: ReactNode }

/** A player inside tells which video it plays and begins where the other one stopped. */
type Handover = {
  /** The small player has no controls but its own. */
  isMini: boolean
  /** The second to play from at once; undefined waits for a press. */
  second: number | undefined
  onVideo: (video: HTMLVideoElement | null) => void
}

export const HandoverContext = createContext<Handover | undefined>(undefined)

/** Whether a player goes on when its page is left: only one that plays, and only where another page is shown. */
export const mayGoOn = (
  video: Pick<HTMLVideoElement, 'paused' | 'ended'> | null,
  { from, to }: { from: string; to: string },
): boolean => video !== null && !video.paused && !video.ended && from !== to
