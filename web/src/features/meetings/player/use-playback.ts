import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { isMutedByPage } from './start-playing.ts'

/** The state of a video that the controls show. */
export type Playback = {
  isPlaying: boolean
  /** Somebody has pressed play; until then the poster shows. */
  hasBegun: boolean
  isWaiting: boolean
  time: number
  /** 0 while it is not known, and for a live stream. */
  duration: number
  buffered: number
  rate: number
  volume: number
  isMuted: boolean
  /** Muted so that it could begin by itself. */
  isMutedByPage: boolean
  isInPip: boolean
  /** The picture is wider than high. */
  isWide: boolean
}

const notStarted: Playback = {
  isPlaying: false,
  hasBegun: false,
  isWaiting: false,
  time: 0,
  duration: 0,
  buffered: 0,
  rate: 1,
  volume: 1,
  isMuted: false,
  isMutedByPage: false,
  isInPip: false,
  isWide: false,
}

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'progress',
  'ratechange',
  'volumechange',
  'emptied',
  'canplay',
  'error',
  'resize',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const

export function usePlayback(videoRef: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(notStarted)
  useEffect(() => {
    const element = videoRef.current
    if (!element) return undefined
    const read = () => setPlayback((before) => readPlayback(element, before))
    for (const event of events) element.addEventListener(event, read)
    read()
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [videoRef])
  return playback
}

function readPlayback(video: HTMLVideoElement, before: Playback): Playback {
  const isPlaying = !video.paused && !video.ended
  const mayRun = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
  return {
    isPlaying,
    hasBegun: before.hasBegun || isPlaying,
    isWaiting: !video.error && (isPlaying ? !mayRun : video.seeking),
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    buffered: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0,
    rate: video.playbackRate,
    volume: video.volume,
    isMuted: video.muted,
    isMutedByPage: isMutedByPage(video),
    isInPip: document.pictureInPictureElement === video,
    isWide: video.videoWidth > video.videoHeight,
  }
}
