export type OpeningWorld = {
  go: (address: string) => void
  isHidden: () => boolean
  /** Hears that the page went to the background. Returns what ends the listening. */
  onHide: (listener: () => void) => () => void
  /** What to do when no app came to the front. */
  fallBack: () => void
}

/** Long enough for an app to come to the front, short enough not to look stuck. */
export const openingWaitMs = 2000

/** No browser tells whether an address opened an app. A page that is still in front after a while means no. */
export function startOpening(world: OpeningWorld, address: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unlisten = world.onHide(() => stop())
  function stop() {
    clearTimeout(timer)
    unlisten()
  }
  timer = setTimeout(() => {
    stop()
    if (!world.isHidden()) world.fallBack()
  }, openingWaitMs)
  world.go(address)
  return stop
}

export const pageOpeningWorld = (fallBack: () => void): OpeningWorld => ({
  go: (address) => location.assign(address),
  isHidden: () => document.visibilityState === 'hidden',
  onHide(listener) {
    const onChange = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pagehide', listener)
    }
  },
  fallBack,
})
