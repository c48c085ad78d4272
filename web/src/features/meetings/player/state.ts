import { createContext, useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { ClarityItem, ExplanationType } from '#contract/wire/video.ts'
import type { PlaySource, SourceKind } from './sources.ts'

/** What a screen can ask of its player. */
export type PlayerHandle = {
  /** Goes to a second and plays on from there. */
  playFrom: (second: number) => void
  /** Scrolls to it when it is out of sight. */
  show: () => void
}

const kinds: Record<string, SourceKind> = { m3u8: 'stream', flv: 'flv' }

/** What a screen adds to the players inside it: over the picture, in full screen too, and among the controls. */
export const PlayerExtras = createContext<{ overlay: ReactNode; tools: ReactNode }>({
  overlay: undefined,
  tools: undefined,
})

/** The video of the player around. */
export const PlayerVideo = createContext<RefObject<HTMLVideoElement | null> | undefined>(undefined)

const kindOf = (address: string): SourceKind => {
  const [, extension = ''] = /\.(\w+)$/.exec(address.split(/[?#]/, 1)[0]!) ?? []
  return kinds[extension.toLowerCase()] ?? 'file'
}

/** What the server gives of a video: one address, perhaps the same in several clarities, and perhaps one explained. */
export function sourcesOf(video: string, items: readonly ClarityItem[] = [], commentary = ''): PlaySource[] {
  const source = (name: string, address: string, sound: ExplanationType): PlaySource => ({
    name,
    address,
    kind: kindOf(address),
    sound,
  })
  const plain =
    items.length > 0
      ? items.map((item) => source(item.clarity, item.address, 'original'))
      : [source('', video, 'original')]
  return commentary ? [...plain, source('', commentary, 'commentary')] : plain
}

/** A broadcast, in whichever way it comes. */
export const liveSourcesOf = (address: string): PlaySource[] => [
  { name: '', address, kind: kindOf(address) === 'stream' ? 'stream' : 'live', sound: 'original' },
]

/** Which of several parts a player shows: the one somebody was at, one that was chosen, and after its end the next. */
export function usePlayOrder(keys: readonly number[], lastSeen = 0) {
  const playerRef = useRef<PlayerHandle>(null)
  const [chosen, setChosen] = useState<number>()
  const [begun, setBegun] = useState<number>()
  const at = Math.max(0, keys.indexOf(chosen ?? begun ?? lastSeen))
  const [current, next] = [keys[at], keys[at + 1]]

  // The first part waits for a press; whatever was chosen or follows plays at once.
  useEffect(() => {
    if (chosen !== undefined) playerRef.current?.playFrom(0)
  }, [chosen])

  return {
    playerRef,
    at,
    /** Where somebody was last may be learnt late: what already plays is not taken away. */
    hold: () => setBegun(current),
    choose(key: number) {
      playerRef.current?.show()
      setChosen(key)
    },
    playNext: next === undefined ? undefined : () => setChosen(next),
  }
}
