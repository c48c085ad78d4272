import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { choices } from './choices.ts'
import { isSoundChosen } from './start-playing.ts'

/** Applies the last chosen speed, volume and captions to this video and the next. */
export function useChoices(videoRef: RefObject<HTMLVideoElement | null>) {
  const [caption, setCaption] = useState(() => choices.get().captions)

  useEffect(() => {
    const element = videoRef.current
    if (!element) return undefined
    const { rate, volume, isMuted } = choices.get()
    setRate(element, rate)
    element.volume = volume
    element.muted = isMuted
    const save = () => {
      if (isSoundChosen(element)) choices.set({ volume: element.volume || volume, isMuted: element.muted })
    }
    element.addEventListener('volumechange', save)
    return () => element.removeEventListener('volumechange', save)
  }, [videoRef])

  // After every render: the captions of another part are other tracks.
  useEffect(() => {
    if (videoRef.current) showCaptions(videoRef.current, caption)
  })

  return {
    caption,
    setCaption(language: string) {
      choices.set({ captions: language })
      setCaption(language)
    },
    setRate(rate: number) {
      choices.set({ rate })
      if (videoRef.current) setRate(videoRef.current, rate)
    },
  }
}

function showCaptions(video: HTMLVideoElement, language: string) {
  for (const track of video.textTracks)
    if (track.kind === 'captions') track.mode = track.language === language ? 'showing' : 'disabled'
}

/** A new source begins at the default speed. */
function setRate(video: HTMLVideoElement, rate: number) {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}
