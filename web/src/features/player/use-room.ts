import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { openEngine } from './engine.ts'
import type { Engine } from './engine.ts'
import { shutOthers } from './shut-others.ts'

type Given = {
  isLive: boolean
  /** The engine is not loaded before somebody wants the player. */
  isWanted: boolean
}

/** How much room the player takes: its place in the page, the whole page, the whole screen. */
export function useRoom(containerRef: RefObject<HTMLDivElement | null>, { isLive, isWanted }: Given) {
  const engineRef = useRef<Engine>(undefined)
  const openingRef = useRef<Promise<void>>(undefined)
  const [room, setRoom] = useState({ isFull: false, isWebFull: false })
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()

  useEffect(() => {
    const element = containerRef.current
    if (!element || !isWanted) return undefined
    let isOver = false
    async function open(place: HTMLDivElement) {
      try {
        const engine = await openEngine(place, isLive)
        if (isOver) return engine.close()
        engineRef.current = engine
        return engine.onRoomChange(() => setRoom({ isFull: engine.isFull(), isWebFull: engine.isWebFull() }))
      } catch {
        return setFailedTry(tries)
      }
    }
    openingRef.current = open(element)
    return () => {
      isOver = true
      engineRef.current?.close()
      engineRef.current = undefined
    }
  }, [containerRef, isLive, isWanted, tries])

  // Behind a player that fills the page nothing can be reached by keys.
  const { isWebFull } = room
  useEffect(
    () => (isWebFull && containerRef.current ? shutOthers(containerRef.current) : undefined),
    [containerRef, isWebFull],
  )

  /** A press may come before the engine. */
  async function ask(wish: (engine: Engine) => void) {
    await openingRef.current
    if (engineRef.current) wish(engineRef.current)
  }

  return {
    ...room,
    hasFailed: failedTry === tries,
    retry: () => setTries((count) => count + 1),
    toggleFull: () => ask((engine) => engine.setFull(!engine.isFull())),
    toggleWebFull: () => ask((engine) => engine.setWebFull(!engine.isWebFull())),
    wake: () => engineRef.current?.wake(),
    /** Gives the page back; says whether it had it. */
    leave() {
      if (!engineRef.current?.isWebFull()) return false
      engineRef.current.setWebFull(false)
      return true
    },
  }
}
