/** The whole screen by the interfaces of the platform; WebKit has some of them under names of its own. */

type WebKitDocument = Document & {
  webkitFullscreenElement?: Element | null
  webkitExitFullscreen?: () => void
}

type WebKitFrame = HTMLElement & { webkitRequestFullscreen?: () => void }

/** An iPhone gives the screen to the video alone. */
type WebKitVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
  webkitDisplayingFullscreen?: boolean
}

/** Chromium alone can hold the screen sideways. */
type TurnedScreen = ScreenOrientation & { lock?: (orientation: 'landscape' | 'portrait') => Promise<void> }

/** A frame and the video in it. */
export type Pictured = { frame: HTMLElement; video: HTMLVideoElement }

const page = () => document as WebKitDocument

export function isOnScreen({ frame, video }: Pictured): boolean {
  const element = page().fullscreenElement ?? page().webkitFullscreenElement
  return element === frame || (video as WebKitVideo).webkitDisplayingFullscreen === true
}

/** Call it within a press. Returns whether the browser lets the picture have the screen. */
export async function takeScreen({ frame, video }: Pictured): Promise<boolean> {
  const [webKitFrame, webKitVideo] = [frame as WebKitFrame, video as WebKitVideo]
  try {
    if (document.fullscreenEnabled) await frame.requestFullscreen()
    else if (webKitFrame.webkitRequestFullscreen) webKitFrame.webkitRequestFullscreen()
    else if (webKitVideo.webkitEnterFullscreen) webKitVideo.webkitEnterFullscreen()
    else return false
  } catch {
    return false
  }
  await holdAs(video)
  return true
}

/** A phone held upright shows a wide picture sideways, where it lets pages decide. */
async function holdAs(video: HTMLVideoElement): Promise<void> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === videoHeight) return
  const side = videoWidth > videoHeight ? 'landscape' : 'portrait'
  await (screen.orientation as TurnedScreen | undefined)?.lock?.(side).catch(() => undefined)
}

export function leaveScreen({ video }: Pictured): void {
  if (page().fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else if (page().webkitFullscreenElement) page().webkitExitFullscreen?.()
  else (video as WebKitVideo).webkitExitFullscreen?.()
}

/** The system's own back, Esc and gestures leave the screen as well. Returns a function that ends the watch. */
export function watchScreen(pictured: Pictured, onChange: (isOn: boolean) => void): () => void {
  const listening = new AbortController()
  const change = () => {
    const isOn = isOnScreen(pictured)
    if (!isOn) (screen.orientation as ScreenOrientation | undefined)?.unlock?.()
    onChange(isOn)
  }
  const listen = (target: EventTarget, events: readonly string[]) => {
    for (const event of events) target.addEventListener(event, change, { signal: listening.signal })
  }
  listen(document, ['fullscreenchange', 'webkitfullscreenchange'])
  listen(pictured.video, ['webkitbeginfullscreen', 'webkitendfullscreen'])
  return () => listening.abort()
}
