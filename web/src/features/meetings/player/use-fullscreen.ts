import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useBackCloses } from '#web/ui/back/use-back-closes.ts'
import type { Engine } from './engine.ts'
import { lateEngine } from './late-engine.ts'
import type { LateEngine } from './late-engine.ts'
import { shutOthers } from './shut-others.ts'

type Given = {
  isLive: boolean
  /** The engine is not loaded before the player is used. */
  isWanted: boolean
  want: () => void
}

/** The space the player occupies: its box in the page, the whole page, or the whole screen. */
export function useFullscreen(
  containerRef: RefObject<HTMLDivElement | null>,
  { isLive, isWanted, want }: Given,
) {
  const engineRef = useRef<LateEngine>(undefined)
  const wishRef = useRef<Wish>(undefined)
  const [fullscreen, setFullscreen] = useState({ isFull: false, isWebFull: false })
  const [isTheatre, setIsTheatre] = useState(false)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()

  useEffect(() => {
    const element = containerRef.current
    if (!element || !isWanted) return undefined
    const engine = lateEngine(element, isLive, {
      onFullscreen: setFullscreen,
      onFail: () => setFailedTry(tries),
    })
    engineRef.current = engine
    const wish = wishRef.current
    wishRef.current = undefined
    if (wish) void fulfil(engine, wish)
    return () => {
      engine.close()
      engineRef.current = undefined
    }
  }, [containerRef, isLive, isWanted, tries])

  // Behind a player that covers the page nothing is reachable by keyboard.
  const isOverPage = fullscreen.isWebFull || isTheatre
  useEffect(
    () => (isOverPage && containerRef.current ? shutOthers(containerRef.current) : undefined),
    [containerRef, isOverPage],
  )

  /** Leaves the mode that covers the page; returns whether it was on. */
  function leave(): boolean {
    setIsTheatre(false)
    const engine = engineRef.current?.now()
    if (engine?.isWebFull()) engine.setWebFull(false)
    return isOverPage
  }

  useBackCloses(isOverPage, leave)

  /** A press may come before the engine has loaded, or even before the player is used at all. */
  async function ask(wish: Wish) {
    if (engineRef.current) return fulfil(engineRef.current, wish)
    wishRef.current = wish
    want()
    return undefined
  }

  return {
    ...fullscreen,
    isTheatre,
    /** A phone has no room for it. */
    toggleTheatre: () => setIsTheatre(!isTheatre && matchMedia(theatreRoom).matches),
    hasFailed: failedTry === tries,
    retry: () => setTries((count) => count + 1),
    toggleFull: () => ask((engine) => engine.setFull(!engine.isFull())),
    toggleWebFull: () => ask((engine) => engine.setWebFull(!engine.isWebFull())),
    wake: () => engineRef.current?.now()?.wake(),
    leave,
  }
}

/** The same as in player.css. */
const theatreRoom = '(min-width: 60rem)'

type Wish = (engine: Engine) => void

async function fulfil(late: LateEngine, wish: Wish): Promise<void> {
  const engine = await late.get()
  if (engine) wish(engine)
}
