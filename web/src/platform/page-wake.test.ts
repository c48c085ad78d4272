import { expect, it, vi } from 'vitest'
import { onPageWake } from './page-wake.ts'

it('wakes when the page is shown or back online, until it is stopped', () => {
  let visibilityState: DocumentVisibilityState = 'hidden'
  const document = Object.defineProperty(new EventTarget() as Document, 'visibilityState', {
    get: () => visibilityState,
  })
  const page = Object.assign(new EventTarget(), { document })
  const listener = vi.fn<() => void>()
  const stop = onPageWake(listener, page)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(0)
  visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  page.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(2)
})
