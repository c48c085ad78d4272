import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { attachSource, fetchStreamLibraryWhenIdle } from './attach-source.ts'
import type { Attached } from './attach-source.ts'
import { choices } from './choices.ts'
import { chooseSource } from './sources.ts'
import type { PlaySource } from './sources.ts'

/** Without a second: stay at the current one. */
type Place = { second?: number; plays: boolean }

type SourceOptions = {
  /** Identifies the video, whichever of its sources plays. */
  key: string
  isWanted: boolean
  want: () => void
  isLive: boolean
}

/** Attaches the chosen source of a video to its element. Another quality or sound continues at the same position. */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  sources: readonly PlaySource[],
  { key, isWanted, want, isLive }: SourceOptions,
) {
  const [clarity, setClarity] = useState(() => choices.get().clarity)
  const [levels, setLevels] = useState<string[]>([])
  const [tries, setTries] = useState(0)
  const [failedRun, setFailedRun] = useState('')
  const [isStarting, setIsStarting] = useState(false)
  const attachedRef = useRef<Attached>(undefined)
  const wishRef = useRef<Place>(undefined)
  const leftRef = useRef<Place & { key: string }>(undefined)

  const source = chooseSource(sources, clarity)
  const { address = '', kind = 'file', name = '' } = source ?? {}

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
    const fail = () => setFailedRun(run)
    listen('error', fail)
    listen('loadeddata', () => setFailedRun(''))
    attachedRef.current = attachSource(
      element,
      { address, kind, name },
      {
        onLevels: setLevels,
        onFail: fail,
        consumePlayRequest() {
          const plays = wishRef.current?.plays ?? false
          wishRef.current = undefined
          setIsStarting(false)
          return plays
        },
      },
    )
    attachedRef.current.setLevel(choices.get().clarity)
    return () => {
      // A broadcast that broke off ended on its own; the user did not stop it.
      const plays = element.ended ? isLive : !element.paused
      leftRef.current = { key, second: element.currentTime, plays }
      listening.abort()
      attachedRef.current?.detach()
    }
  }, [videoRef, key, address, kind, name, run, isReady, isLive])

  /** Requests that cannot be executed yet are executed once the source is ready. */
  function requestLater(place: Place) {
    wishRef.current = place
    setIsStarting(true)
  }

  return {
    hasFailed: failedRun === run,
    /** Playing was requested but has not started. */
    isStarting,
    retry: () => setTries((count) => count + 1),
    /** The qualities to choose from; empty when there is only one. */
    clarities: kind === 'stream' ? (levels.length > 1 ? ['', ...levels] : []) : namesOf(sources),
    clarity: kind === 'stream' && !levels.includes(clarity) ? '' : kind === 'stream' ? clarity : name,
    setClarity(chosen: string) {
      choices.set({ clarity: chosen })
      setClarity(chosen)
      attachedRef.current?.setLevel(chosen)
    },
    play() {
      const element = videoRef.current
      if (!element) return
      want()
      if (element.src) goTo(element, { plays: true })
      else requestLater({ plays: true })
    },
    playFrom(second: number) {
      const element = videoRef.current
      if (!element) return
      want()
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) goTo(element, { second, plays: true })
      else requestLater({ second, plays: true })
    },
  }
}

const namesOf = (sources: readonly PlaySource[]) =>
  sources.length > 1 ? sources.map((source) => source.name) : []

function goTo(element: HTMLVideoElement, { second, plays }: Place) {
  if (second !== undefined && second !== element.currentTime) element.currentTime = second
  // The browser may refuse autoplay; the play button shows then.
  if (plays) void element.play().catch(() => undefined)
}
