import { useContext, useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { HandoverContext } from './mini.ts'

type Options = { isByItself: boolean }
type Source = { play: (options: Options) => void; playFrom: (second: number, options: Options) => void }

/** Tells the surrounding page or small player which video plays, and goes on where the other one stopped. */
export function useHandover(
  videoRef: RefObject<HTMLVideoElement | null>,
  source: Source,
  isLive: boolean,
): void {
  const handover = useContext(HandoverContext)
  const goOn = useEffectEvent((second: number) =>
    isLive ? source.play({ isByItself: true }) : source.playFrom(second, { isByItself: true }),
  )
  useEffect(() => {
    handover?.onVideo(videoRef.current)
    if (handover?.second !== undefined) goOn(handover.second)
  }, [handover, videoRef])
}
