import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { attachSource, fetchStreamLibraryWhenIdle } from './attach-source.ts'
import type { Attached } from './attached.ts'
import { choices } from './choices.ts'
import { chooseSource, picturesOf, soundName } from './sources.ts'
import type { PlaySource } from './sources.ts'
import { startPlaying } from './start-playing.ts'
import { useSoundSource } from './use-sound-source.ts'

/** Without a second: stay at the current one. */
type Place = { second?: number; plays: boolean; isByItself?: boolean }

type SourceOptions = {
  /** Identifies the video, whichever of its sources plays. */
  key: string
  isWanted: boolean
  want: () => void
  isLive: boolean
  /** Nobody wants the picture, or the line does not carry it. */
  isSoundOnly: boolean
  onRate: (bitsPerSecond: number | undefined) => void
}

/** Attaches the chosen source of a video to its element. Another quality or sound continues at the same position. */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  sources: readonly PlaySource[],
  { key, isWanted, want, isLive, isSoundOnly, onRate }: SourceOptions,
) {
  const [clarity, setClarity] = useState(() => choices.get().clarity)
  const [levels, setLevels] = useState<string[]>([])
  const [tries, setTries] = useState(0)
  const [failedRun, setFailedRun] = useState('')
  const [isStarting, setIsStarting] = useState(false)
  const attachedRef = useRef<Attached>(undefined)
  const wishRef = useRef<Place>(undefined)
  const leftRef = useRef<Place & { key: string }>(undefined)

  const pictures = picturesOf(sources)
  const picture = chooseSource(pictures, clarity)
  const { sound, noteFound, noteBroken } = useSoundSource(sources, picture?.address ?? '')
  const isSound = isSoundOnly && sound !== undefined
  const source = isSound ? sound : picture
  const isSoundWanted = useEffectEvent(() => isSoundOnly)
  const handleSound = useEffectEvent(noteFound)
  const handleBrokenSound = useEffectEvent(noteBroken)
  const { address = '', kind = 'file', name = '' } = source ?? {}
  // Otherwise the levels of a stream are its qualities.
  const isNamed = pictures.length > 1

  // Loading the metadata of a file costs nothing; a stream is opened only when somebody wants it.
  const isReady = isWanted || kind === 'file'
  const run = `${tries} ${address}`

  useEffect(() => (kind === 'stream' && !isReady ? fetchStreamLibraryWhenIdle() : undefined), [kind, isReady])

  useEffect(() => {
    const element = videoRef.current
    if (!element || !address || !isReady) return undefined
    const listening = new AbortController()
    const listen = (event: string, react: () => void) =>
      element.addEventListener(event, react, { signal: listening.signal })
    if (leftRef.current?.key === key) wishRef.current ??= leftRef.current
    // A broadcast returns under another address: continue playing for people who were watching.
    else if (isLive && leftRef.current?.plays) wishRef.current ??= { plays: true }
    listen('loadedmetadata', () => {
      if (!wishRef.current) return
      goTo(element, wishRef.current)
      wishRef.current = undefined
      setIsStarting(false)
    })
    const fail = () => {
      if (isLive && name === soundName) handleBrokenSound(address)
      else setFailedRun(run)
    }
    listen('error', fail)
    listen('loadeddata', () => setFailedRun(''))
    attachedRef.current = attachSource(
      element,
      { address, kind, name },
      {
        onLevels: setLevels,
        onSound: (found) => handleSound({ inside: address, address: found }),
        onRate,
        isSoundWanted: () => isSoundWanted(),
        onFail: fail,
        playIfRequested() {
          if (wishRef.current) goTo(element, wishRef.current)
          wishRef.current = undefined
          setIsStarting(false)
        },
      },
    )
    attachedRef.current.setLevel(choices.get().clarity)
    return () => {
      // A broadcast that broke off ended on its own; the user did not stop it.
      const plays = element.ended ? isLive : !element.paused
      leftRef.current = { key, plays, ...(!isLive && { second: element.currentTime }) }
      listening.abort()
      attachedRef.current?.detach()
    }
  }, [videoRef, key, address, kind, name, run, isReady, isLive, onRate])

  const retry = useCallback(() => setTries((count) => count + 1), [])

  /** Requests that cannot be executed yet are executed once the source is ready. */
  function requestLater(place: Place) {
    wishRef.current = place
    setIsStarting(true)
  }

  return {
    hasFailed: failedRun === run,
    /** Playing was requested but has not started. */
    isStarting,
    retry,
    /** The qualities to choose from; empty when there is only one. */
    clarities: isNamed ? pictures.map((one) => one.name) : levels.length > 1 ? ['', ...levels] : [],
    /** Whether the sound can be had without the picture, and whether that is what plays. */
    hasSound: sound !== undefined,
    isSound,
    clarity: isNamed ? (picture?.name ?? '') : levels.includes(clarity) ? clarity : '',
    setClarity(chosen: string) {
      choices.set({ clarity: chosen })
      setClarity(chosen)
      attachedRef.current?.setLevel(chosen)
    },
    play({ isByItself = false } = {}) {
      const element = videoRef.current
      if (!element) return
      want()
      if (element.src) goTo(element, { plays: true, isByItself })
      else requestLater({ plays: true, isByItself })
    },
    /** Plays what is attached next, from a second or, below 0, so many before the end. */
    playLater: (second?: number) => requestLater({ plays: true, ...(second !== undefined && { second }) }),
    playFrom(second: number, { isByItself = false } = {}) {
      const element = videoRef.current
      if (!element) return
      want()
      const place = { second, plays: true, isByItself }
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goTo(element, place)
      else requestLater(place)
    },
  }
}

function goTo(element: HTMLVideoElement, { second, plays, isByItself = false }: Place) {
  const at = second !== undefined && second < 0 ? Math.max(0, element.duration + second) : second
  if (at !== undefined && at !== element.currentTime) element.currentTime = at
  if (plays) void startPlaying(element, isByItself)
}
