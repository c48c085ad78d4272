import type Artplayer from 'artplayer'

/** What a player can do with the room it has; everything else is asked of the video itself. */
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
 * Gives the markup that is in `container` its behaviour: taps and swipes, controls that hide by themselves, full screen in
 * every browser that has it, and filling the page where there is none or where what lies over the video has to stay
 * visible (iOS). The markup is ours: the library's own is not for keyboards, screen readers or a strict content policy.
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
    // Left as it was remembered.
    volume: 0,
  })
  // It learns what full screen there is when the video becomes known, which may be over.
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
  // The markup belongs to React and stays where it is.
  Player.FULLSCREEN_WEB_IN_BODY = false
  // A failure is shown with a way to try again, not retried in silence.
  Player.RECONNECT_TIME_MAX = 0
  return Player
}

/** It writes its style into the element of this name, or into a new <style>, which the content policy forbids. */
function reserveStyleElement(): void {
  const name = 'artplayer-style'
  if (document.getElementById(name)) return
  const element = document.createElement('template')
  element.id = name
  document.head.append(element)
}
