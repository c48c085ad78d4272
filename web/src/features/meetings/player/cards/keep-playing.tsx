import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { HandoverContext, mayGoOn } from '../mini.ts'
import { closeMini, miniSecond, openMini } from '../parts/mini-player.tsx'

type KeepPlayingProps = {
  /** The address of the page, to come back to. */
  href: string
  children: ReactNode
}

/** A player that plays when its page is left goes on in a small one, and comes back with the page. */
export function KeepPlaying({ href, children }: KeepPlayingProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const childrenRef = useRef(children)
  const [second] = useState(() => miniSecond(href))
  const handover = useMemo(
    () => ({
      isMini: false,
      second,
      onVideo: (video: HTMLVideoElement | null) => void (videoRef.current = video),
    }),
    [second],
  )

  useEffect(() => {
    childrenRef.current = children
  })

  // Before the elements are gone.
  useLayoutEffect(() => {
    const from = location.pathname + location.search
    if (second !== undefined) closeMini()
    return () => {
      const video = videoRef.current
      const to = location.pathname + location.search
      if (video && mayGoOn(video, { from, to }))
        openMini({ href, second: video.currentTime, children: childrenRef.current })
    }
  }, [href, second])

  return <HandoverContext value={handover}>{children}</HandoverContext>
}
