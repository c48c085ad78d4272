import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plainAddress } from './plain-address.ts'
import type { PlaySource } from './sources.ts'

type FreshOptions = {
  isLive: boolean
  /** Asks the server for addresses anew. */
  onStale: (() => Promise<unknown>) | undefined
}

/** What fails again so soon does not fail by its age. */
const leastApartMs = 60_000

const addressesOf = (sources: readonly PlaySource[]) => sources.map((one) => one.address).join(' ')
const videosOf = (sources: readonly PlaySource[]) => sources.map((one) => plainAddress(one.address)).join(' ')

/**
 * Addresses are signed for a few hours. A video stays with the one that it began with for as long as that works; once
 * it fails, as after a night's sleep, a fresh one is asked for.
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
    /** Names the video: of a broadcast every address is another one. */
    key: isLive ? addressesOf(current) : videosOf(current),
    isAsking,
    /** To be called when the video failed; what has just been asked for is not asked for again. */
    async handleFailure() {
      if (onStale && performance.now() - lastRef.current > leastApartMs) await ask()
    },
    renew: ask,
  }
}

/** Calls back once whenever something becomes true. */
export function useWhen(isTrue: boolean, then: () => unknown): void {
  const call = useEffectEvent(then)
  useEffect(() => {
    if (isTrue) call()
  }, [isTrue])
}
