import { afterEach, expect, it, vi } from 'vitest'
import { isOnScreen, leaveScreen, takeScreen } from './screen.ts'
import type { Pictured } from './screen.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser with some of the interfaces, and what was called of them. */
function browserWith(parts: {
  document?: object
  frame?: object
  video?: object
  lock?: () => Promise<void>
}) {
  vi.stubGlobal('document', parts.document ?? {})
  vi.stubGlobal('screen', parts.lock ? { orientation: { lock: parts.lock } } : {})
  return { frame: parts.frame ?? {}, video: { videoWidth: 16, videoHeight: 9, ...parts.video } } as Pictured
}

it('takes the screen by the standard, and holds a wide picture sideways', async () => {
  const [requestFullscreen, lock] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  const browser = browserWith({ document: { fullscreenEnabled: true }, frame: { requestFullscreen }, lock })
  expect(await takeScreen(browser)).toBe(true)
  expect(requestFullscreen).toHaveBeenCalledOnce()
  expect(lock).toHaveBeenCalledWith('landscape')
})

it('has the screen although the phone cannot be held sideways', async () => {
  const lock = () => Promise.reject(new Error('no'))
  const requestFullscreen = async () => undefined
  const browser = browserWith({ document: { fullscreenEnabled: true }, frame: { requestFullscreen }, lock })
  expect(await takeScreen(browser)).toBe(true)
})

it('gives the screen to the video alone on an iPhone', async () => {
  const [webkitEnterFullscreen, webkitExitFullscreen] = [vi.fn(), vi.fn()]
  const video = { webkitEnterFullscreen, webkitExitFullscreen, webkitDisplayingFullscreen: true }
  const browser = browserWith({ video })
  expect(await takeScreen(browser)).toBe(true)
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
  expect(isOnScreen(browser)).toBe(true)
  leaveScreen(browser)
  expect(webkitExitFullscreen).toHaveBeenCalledOnce()
})

it.each([
  ['has none of the interfaces', {}],
  [
    'refuses',
    {
      document: { fullscreenEnabled: true },
      frame: { requestFullscreen: () => Promise.reject(new TypeError()) },
    },
  ],
])('says so where the browser %s', async (_name, parts) => {
  expect(await takeScreen(browserWith(parts))).toBe(false)
})
