import type Artplayer from 'artplayer'

/** What the engine controls: the space the player occupies. Everything else is done on the video itself. */
export type Engine = {
  isFull(): boolean
  setFull(on: boolean): void
  isWebFull(): boolean
  setWebFull(on: boolean): void
  /** Shows the controls for a while. */
  wake(): void
  onRoomChange(listener: () => void): void
  close(): void
}

/**
 * Adds behaviour to the markup in `container`: taps and swipes, controls that hide automatically, full screen in
 * every browser that supports it, and filling the page where it is missing or where overlays on the video must stay
 * visible (iOS). The markup is ours: the library's own does not support keyboards, screen readers or a strict content
 * security policy.
 */
export async function openEngine(container: HTMLDivElement, isLive: boolean): Promise<Engine> {
  const Player = await loadLibrary()
  const player = new Player({
    container,
    url: '',
    useSSR: true,
    isLive,
    hotkey: false,
    backdrop: false,
    autoOrientation: true,
    mutex: true,
    // Leaves the remembered volume unchanged.
    volume: 0,
  })
  // The engine detects full-screen support when metadata loads, which may already have happened.
  if (player.video.readyState >= HTMLMediaElement.HAVE_METADATA)
    player.emit('video:loadedmetadata', new Event('loadedmetadata'))
  const restore = player.video.style.cssText
  return {
    isFull: () => player.fullscreen,
    setFull: (on) => void (player.fullscreen = on),
    isWebFull: () => player.fullscreenWeb,
    setWebFull: (on) => void (player.fullscreenWeb = on),
    wake: () => void (player.controls.show = true),
    onRoomChange(listener) {
      player.on('fullscreen', listener)
      player.on('fullscreenWeb', listener)
    },
    close() {
      if (player.fullscreenWeb) player.fullscreenWeb = false
      player.destroy(false)
      player.video.style.cssText = restore
    },
  }
}

let library: Promise<typeof Artplayer> | undefined

async function loadLibrary(): Promise<typeof Artplayer> {
  library ??= importLibrary()
  try {
    return await library
  } catch (error) {
    library = undefined
    throw error
  }
}

async function importLibrary(): Promise<typeof Artplayer> {
  reserveStyleElement()
  const { default: Player } = await import('artplayer')
  Player.LOG_VERSION = false
  Player.CONTEXTMENU = false
  // The markup belongs to React and must stay where it is.
  Player.FULLSCREEN_WEB_IN_BODY = false
  // Our own gestures say what a double tap does.
  Player.MOBILE_DBCLICK_PLAY = false
  // A failure is shown with a retry button, not retried silently.
  Player.RECONNECT_TIME_MAX = 0
  return Player
}

/**
 * The engine writes its styles into the element of this name, or else into a new <style>, which the content security
 * policy forbids.
 */
function reserveStyleElement(): void {
  const name = 'artplayer-style'
  if (document.getElementById(name)) return
  const element = document.createElement('template')
  element.id = name
  document.head.append(element)
}
