import { useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { useText } from '#web/ui/language.ts'
import { choices } from './choices.ts'
import { createGestures, holdMs } from './gestures.ts'
import type { Gesture } from './gestures.ts'
import { playerText } from './text.ts'

const fastRate = 2
const hintMs = 800
/** Darker than this nothing is seen. */
const leastBrightness = 0.3

type Options = {
  isLive: boolean
  toggle: () => void
}

/** Follows a finger on the picture. Returns the listeners of the video and what to say about the last gesture. */
export function useGestures(videoRef: RefObject<HTMLVideoElement | null>, { isLive, toggle }: Options) {
  const text = useText(playerText)
  const [gestures] = useState(createGestures)
  const [hint, setHint] = useState('')
  const [brightness, setBrightness] = useState(1)
  // Several moves may come before the next render.
  const brightnessRef = useRef(brightness)
  const [maySwipe, setMaySwipe] = useState(() => choices.get().isSwiped)
  const holdRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hintRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rateRef = useRef<number>(undefined)
  const isDownRef = useRef(false)

  function say(words: string, isLasting = false) {
    clearTimeout(hintRef.current)
    setHint(words)
    if (!isLasting) hintRef.current = setTimeout(() => setHint(''), hintMs)
  }

  function carryOut(gesture: Gesture | undefined) {
    const video = videoRef.current
    if (!video || !gesture) return
    switch (gesture.do) {
      case 'toggle':
        return toggle()
      case 'skip':
        // A broadcast has no later picture, and an earlier one only in its own rewind.
        if (isLive || !Number.isFinite(video.duration)) return
        video.currentTime = Math.min(Math.max(video.currentTime + gesture.by, 0), video.duration)
        return say(text.skipped(gesture.by))
      case 'fast':
        return isLive ? undefined : setFast(video, gesture.isOn)
      case 'volume':
        video.volume = Math.min(Math.max(video.volume + gesture.by, 0), 1)
        video.muted = video.volume === 0
        return say(`${text.volume} ${Math.round(video.volume * 100)}%`)
      case 'brightness': {
        const next = Math.min(Math.max(brightnessRef.current + gesture.by, leastBrightness), 1)
        brightnessRef.current = next
        setBrightness(next)
        return say(`${text.brightness} ${Math.round(next * 100)}%`)
      }
    }
  }

  function setFast(video: HTMLVideoElement, isOn: boolean) {
    if (isOn && video.paused) return
    if (isOn) {
      rateRef.current = video.playbackRate
      video.playbackRate = fastRate
      say(text.fast, true)
    } else if (rateRef.current !== undefined) {
      video.playbackRate = rateRef.current
      rateRef.current = undefined
      say('')
    }
  }

  const fingerOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return {
      finger: { x: event.clientX - left, y: event.clientY - top, atMs: event.timeStamp },
      surface: { width, height, maySwipe },
    }
  }
  const isFinger = (event: PointerEvent) => event.pointerType === 'touch' && event.isPrimary

  return {
    hint,
    brightness,
    maySwipe,
    setMaySwipe(isSwiped: boolean) {
      choices.set({ isSwiped })
      setMaySwipe(isSwiped)
    },
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!isFinger(event)) return
        isDownRef.current = true
        gestures.down(fingerOf(event).finger)
        clearTimeout(holdRef.current)
        holdRef.current = setTimeout(() => carryOut(gestures.hold()), holdMs)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!isFinger(event)) return
        const { finger, surface } = fingerOf(event)
        carryOut(gestures.move(finger, surface))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!isFinger(event)) return
        isDownRef.current = false
        clearTimeout(holdRef.current)
        const { finger, surface } = fingerOf(event)
        carryOut(gestures.up(finger, surface))
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        if (!isFinger(event)) return
        isDownRef.current = false
        clearTimeout(holdRef.current)
        carryOut(gestures.cancel())
      },
      // Android opens the menu of the video under a held finger, which takes the finger away.
      onContextMenu(event: MouseEvent<HTMLElement>) {
        if (isDownRef.current) event.preventDefault()
      },
    },
  }
}
