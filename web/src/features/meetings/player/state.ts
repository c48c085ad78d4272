import { createContext, useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { CaptionItem, ClarityItem, ExplanationType } from '#contract/wire/video.ts'
import { soundName } from './sources.ts'
import type { PlaySource, SourceKind } from './sources.ts'

/** What a screen can ask of its player. */
export type PlayerHandle = {
  /** Seeks to a second and plays from there. */
  playFrom: (second: number) => void
  /** Scrolls to the player when it is not visible. */
  show: () => void
}

const kinds: Record<string, SourceKind> = { m3u8: 'stream', flv: 'flv' }

type Extras = {
  /** On the picture, in full screen too. */
  overlay: ReactNode
  /** Beside the controls. */
  tools: ReactNode
  /** How much was said in each of equal parts of the video, shown along the seek bar. */
  density?: readonly number[]
  /** Captions that the overlay shows by itself: they can be chosen, and have no address. */
  captions?: readonly CaptionItem[]
}

/** What a screen adds to its players. */
export const PlayerExtras = createContext<Extras>({ overlay: undefined, tools: undefined })

/** The video of the surrounding player. */
export const PlayerVideo = createContext<RefObject<HTMLVideoElement | null> | undefined>(undefined)

/** The language of the captions that are switched on in the surrounding player; empty for none. */
export const PlayerCaption = createContext('')

const kindOf = (address: string): SourceKind => {
  const [, extension = ''] = /\.(\w+)$/.exec(address.split(/[?#]/, 1)[0]!) ?? []
  return kinds[extension.toLowerCase()] ?? 'file'
}

/** Lists the sources of a video: one address, perhaps in several qualities, and perhaps a version with commentary. */
export function sourcesOf(video: string, items: readonly ClarityItem[] = [], commentary = ''): PlaySource[] {
  const source = (name: string, address: string, sound: ExplanationType): PlaySource => ({
    name,
    address,
    kind: kindOf(address),
    sound,
  })
  const named = items.map((item) => source(item.clarity, item.address, 'original'))
  const hasPicture = named.some(({ name }) => name !== soundName)
  const plain = hasPicture ? named : [...named, source('', video, 'original')]
  return commentary ? [...plain, source('', commentary, 'commentary')] : plain
}

/** A broadcast, in one or several clarities, lowest first. */
export const liveSourcesOf = (items: readonly ClarityItem[]): PlaySource[] =>
  items.map(({ clarity, address }) => ({
    name: clarity,
    address,
    kind: kindOf(address) === 'stream' ? 'stream' : 'live',
    sound: 'original',
  }))

/** Which of several parts a player shows: the one last watched, a chosen one, and after its end the next. */
export function usePlayOrder(keys: readonly number[], lastSeen = 0) {
  const playerRef = useRef<PlayerHandle>(null)
  const [chosen, setChosen] = useState<{ key: number; second: number }>()
  const [begun, setBegun] = useState<number>()
  const at = Math.max(0, keys.indexOf(chosen?.key ?? begun ?? lastSeen))
  const [current, next] = [keys[at], keys[at + 1]]

  // The first part waits for a press; a chosen or following part plays at once.
  useEffect(() => {
    if (chosen) playerRef.current?.playFrom(chosen.second)
  }, [chosen])

  return {
    playerRef,
    at,
    /** The last watched part may be known late: a part that already plays is not replaced. */
    hold: () => setBegun(current),
    choose(key: number, second = 0) {
      playerRef.current?.show()
      setChosen({ key, second })
    },
    playNext: next === undefined ? undefined : () => setChosen({ key: next, second: 0 }),
  }
}
