import { useEffect, useReducer, useRef } from 'react'
import type { RefObject } from 'react'
import { useBackCloses } from '#web/ui/back/use-back-closes.ts'
import { firstFrame, isOverPage, mayHide, nextFrame } from './frame.ts'
import { leaveScreen, takeScreen, watchScreen } from './screen.ts'
import type { Pictured } from './screen.ts'
import { shutOthers } from './shut-others.ts'

const idleMs = 3000

/** The same as in player.css. */
const theatreRoom = '(min-width: 60rem)'

/** The frame around a video: which controls it shows, and the space it takes. */
export function useFrame(
  containerRef: RefObject<HTMLDivElement | null>,
  videoRef: RefObject<HTMLVideoElement | null>,
) {
  const [frame, send] = useReducer(nextFrame, firstFrame)
  const restartRef = useRef<() => void>(undefined)
  const { space } = frame

  useEffect(() => {
    const video = videoRef.current
    if (!video) return undefined
    const listening = new AbortController()
    const read = () => send({ is: video.paused || video.ended ? 'paused' : 'played' })
    for (const event of ['play', 'pause', 'ended', 'emptied'])
      video.addEventListener(event, read, { signal: listening.signal })
    read()
    return () => listening.abort()
  }, [videoRef])

  const hidesSoon = mayHide(frame)
  useEffect(() => {
    if (!hidesSoon) return undefined
    const wait = () => setTimeout(() => send({ is: 'idle' }), idleMs)
    let timer = wait()
    restartRef.current = () => {
      clearTimeout(timer)
      timer = wait()
    }
    return () => {
      clearTimeout(timer)
      restartRef.current = undefined
    }
  }, [hidesSoon])

  useEffect(() => {
    const pictured = picturedIn(containerRef, videoRef)
    return pictured && watchScreen(pictured, (isOn) => send({ is: 'resized', to: isOn ? 'screen' : 'place' }))
  }, [containerRef, videoRef])

  // Behind a player that covers the page nothing is reachable by keyboard.
  const isOver = isOverPage(frame)
  useEffect(
    () => (isOver && containerRef.current ? shutOthers(containerRef.current) : undefined),
    [containerRef, isOver],
  )

  /** Leaves the mode that covers the page; returns whether it was on. */
  function leave(): boolean {
    if (isOver) send({ is: 'resized', to: 'place' })
    return isOver
  }

  useBackCloses(isOver, leave)

  async function toggleFull() {
    const pictured = picturedIn(containerRef, videoRef)
    if (!pictured) return
    if (space === 'screen') leaveScreen(pictured)
    else if (!(await takeScreen(pictured))) send({ is: 'resized', to: 'page' })
  }

  return {
    space,
    areControlsShown: frame.areControlsShown,
    isPanelOpen: frame.isPanelOpen,
    send,
    wake() {
      restartRef.current?.()
      send({ is: 'woken' })
    },
    leave,
    toggleFull,
    toggleWebFull() {
      const pictured = picturedIn(containerRef, videoRef)
      if (space === 'screen' && pictured) leaveScreen(pictured)
      send({ is: 'resized', to: space === 'page' ? 'place' : 'page' })
    },
    /** A phone has no room for it. */
    toggleTheatre: () =>
      send({
        is: 'resized',
        to: space !== 'theatre' && matchMedia(theatreRoom).matches ? 'theatre' : 'place',
      }),
  }
}

function picturedIn(
  containerRef: RefObject<HTMLDivElement | null>,
  videoRef: RefObject<HTMLVideoElement | null>,
): Pictured | undefined {
  const [frame, video] = [containerRef.current?.firstElementChild, videoRef.current]
  return frame instanceof HTMLElement && video ? { frame, video } : undefined
}
