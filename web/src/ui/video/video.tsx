import { useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { sizedAddress } from '#web/ui/picture/sized-address.ts'
import { kitText } from '#web/ui/text.ts'
import { VideoCover } from './video-cover.tsx'
import './video.css'

/** What a screen can ask of its video. */
export type VideoHandle = {
  /** Goes to a second and plays on from there. */
  playFrom: (second: number) => void
  /** Scrolls to it when it is out of sight. */
  show: () => void
}

export type VideoProps = {
  src: string
  poster: string
  /** What is shown, for those who do not see it. */
  title: string
  onTime?: (second: number) => void
  onEnded?: () => void
  ref?: Ref<VideoHandle>
}

/** A video with the browser's own controls. It stays in the page on phones. */
export function Video({ src, poster, title, onTime, onEnded, ref }: VideoProps) {
  const text = useText(kitText)
  const element = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState('')

  useImperativeHandle(ref, () => ({
    playFrom(second) {
      const video = element.current
      if (!video) return
      video.currentTime = second
      // The browser may refuse to start by itself; its controls are there then.
      void video.play().catch(() => undefined)
    },
    show: () => element.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
  }))

  if (failed === src) {
    const retry = <Button onClick={() => setFailed('')}>{text.loadFailed}</Button>
    return <VideoCover cover={poster} message={text.videoFailed} action={retry} />
  }
  return (
    <div className="video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there is no caption file beside a recording yet */}
      <video
        ref={element}
        className="video-screen"
        src={src}
        poster={sizedAddress(poster, 750)}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        webkit-playsinline="true"
        x5-video-player-type="h5-page"
        onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
        onEnded={onEnded}
        onError={() => setFailed(src)}
      />
    </div>
  )
}
