import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

type StreamVideoProps = Omit<ComponentProps<'video'>, 'src'> & { stream: MediaStream; label: string }

/** A moving picture without sound, which is played beside it. */
export function StreamVideo({ stream, label, ...rest }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    // A camera has few pictures to give out: an element that is not shown any more must not hold on to one.
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return <video ref={video} {...rest} aria-label={label} autoPlay muted playsInline />
}
