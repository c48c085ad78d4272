import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

type StreamVideoProps = Omit<ComponentProps<'video'>, 'src'> & { stream: MediaStream; label: string }

/** A moving picture without sound, which is played beside it. */
export function StreamVideo({ stream, label, ...rest }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} {...rest} aria-label={label} autoPlay muted playsInline />
}
