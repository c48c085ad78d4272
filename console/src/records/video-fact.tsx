import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

type VideoFactProps = {
  address: string
  /** For those who seek in it. */
  player?: RefObject<HTMLVideoElement | null>
}

/** A video that an operator checks: a file, or a stream once it has been prepared for playing. */
export function VideoFact({ address, player }: VideoFactProps) {
  const own = useRef<HTMLVideoElement>(null)
  const video = player ?? own
  const isStream = address.split('?')[0]!.endsWith('.m3u8')

  useEffect(() => {
    if (!isStream) return undefined
    let isOver = false
    let detach = () => {}

    async function attach() {
      const { default: Hls } = await import('hls.js')
      if (isOver || !video.current) return
      const hls = new Hls({ maxBufferLength: 10 })
      hls.loadSource(address)
      hls.attachMedia(video.current)
      detach = () => hls.destroy()
    }

    void attach()
    return () => {
      isOver = true
      detach()
    }
  }, [address, isStream, video])

  const source = isStream ? undefined : address
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator checks what was uploaded
    <video ref={video} src={source} controls preload="metadata" style={{ maxWidth: 'min(480px, 100%)' }} />
  )
}
