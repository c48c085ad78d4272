import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plainAddress } from './plain-address.ts'
import type { PlaySource } from './sources.ts'

type FreshOptions = {
  isLive: boolean
  /** Requests new addresses from the server. */
  onStale: (() => Promise<unknown>) | undefined
}

/** A failure that repeats this soon is not caused by an expired address. */
const leastApartMs = 60_000

const addressesOf = (sources: readonly PlaySource[]) => sources.map((one) => one.address).join(' ')
const videosOf = (sources: readonly PlaySource[]) => sources.map((one) => plainAddress(one.address)).join(' ')

/**
 * Addresses are signed for a few hours. A video uses its first address for as long as it works; once it fails, as
 * after a night's sleep, a new one is requested.
 */
export function useFresh(sources: readonly PlaySource[], { isLive, onStale }: FreshOptions) {
  const [held, setHeld] = useState(sources)
  const [spent, setSpent] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const lastRef = useRef(-Infinity)
  const isHeld = !isLive && videosOf(held) === videosOf(sources) && addressesOf(held) !== spent
  if (!isHeld && addressesOf(held) !== addressesOf(sources)) setHeld(sources)
  const current = isHeld ? held : sources

  async function ask() {
    setSpent(addressesOf(current))
    lastRef.current = performance.now()
    setIsAsking(true)
    await onStale?.().catch(() => undefined)
    setIsAsking(false)
  }

  return {
    sources: current,
    /** Identifies the video: for a broadcast every address is another one. */
    key: isLive ? addressesOf(current) : videosOf(current),
    isAsking,
    /** Call it when the video failed; sources that were just requested are not requested again. */
    async handleFailure() {
      if (onStale && performance.now() - lastRef.current > leastApartMs) await ask()
    },
    renew: ask,
  }
}

/** Calls back each time a condition becomes true. */
export function useWhen(isTrue: boolean, then: () => unknown): void {
  const call = useEffectEvent(then)
  useEffect(() => {
    if (isTrue) call()
  }, [isTrue])
}
