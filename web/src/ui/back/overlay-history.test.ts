import { beforeEach, expect, it, vi } from 'vitest'
import { createOverlayHistory } from './overlay-history.ts'

type Entry = { state: unknown; url: string; scrollRestoration?: ScrollRestoration; scrollY?: number }

/** A browser's history: moves land later, and are reported to listeners in the order of their registration. */
function openPage(entries: Entry[], index = entries.length - 1) {
  const listeners: ((event: Event) => void)[] = []
  const heard: string[] = []
  const history = {
    get state() {
      return entries[index]!.state
    },
    get scrollRestoration() {
      return entries[index]!.scrollRestoration ?? 'auto'
    },
    set scrollRestoration(value) {
      entries[index]!.scrollRestoration = value
    },
    go(delta: number) {
      setTimeout(() => {
        entries[index]!.scrollY = host.scrollY
        index += delta
        setTimeout(() => restoreScroll(entries[index]!), 20)
        let isStopped = false
        const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event
        for (const listener of listeners) if (!isStopped) listener(event)
      }, 5)
    },
    pushState(state: unknown, _unused: string, url?: string | URL | null) {
      const entry = entries[index]!
      entry.scrollY = host.scrollY
      entries.splice(index + 1, Infinity, { ...entry, state, url: String(url ?? entry.url) })
      index += 1
    },
    replaceState(state: unknown, _unused: string, url?: string | URL | null) {
      entries[index] = { ...entries[index], state, url: String(url ?? entries[index]!.url) }
    },
  }
  const host = {
    history,
    addEventListener: (_type: string, listener: (event: Event) => void) => void listeners.push(listener),
    setTimeout,
    requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
    scrollY: 0,
  }
  // A browser restores in the frame after the move.
  const restoreScroll = ({ scrollRestoration = 'auto', scrollY = 0 }: Entry) => {
    if (scrollRestoration === 'auto') host.scrollY = scrollY
  }
  const overlays = createOverlayHistory(host)
  listeners.push(() => heard.push(entries[index]!.url))
  return {
    host,
    history,
    overlays,
    /** The addresses that the router heard of. */
    heard,
    urls: () => entries.map(({ url }, at) => (at === index ? `[${url}]` : url)),
    /** What a router does. */
    navigate: (url: string, idx: number) => history.pushState({ idx, key: url }, '', url),
    replace: (url: string, idx: number) => history.replaceState({ idx, key: url }, '', url),
    back: () => history.go(-1),
    forward: () => history.go(1),
  }
}

const home = (): Entry[] => [
  { state: { idx: 0, key: '/' }, url: '/' },
  { state: { idx: 1, key: '/a' }, url: '/a' },
]

const settled = () => vi.advanceTimersByTimeAsync(50)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function openOverlay(page: ReturnType<typeof openPage>) {
  const closed = vi.fn(() => remove())
  const remove = page.overlays.add(closed)
  return { closed, remove }
}

it('back closes the overlay on top, then the one below, then leaves the page', async () => {
  const page = openPage(home())
  const sheet = openOverlay(page)
  await settled()
  const dialog = openOverlay(page)
  await settled()
  expect(page.urls()).toEqual(['/', '/a', '/a', '[/a]'])
  page.back()
  await settled()
  expect([dialog.closed.mock.calls.length, sheet.closed.mock.calls.length]).toEqual([1, 0])
  page.back()
  await settled()
  expect(sheet.closed).toHaveBeenCalledOnce()
  expect(page.heard).toEqual([])
  page.back()
  await settled()
  expect(page.heard).toEqual(['/'])
})

it('an overlay that is closed by hand leaves no entry behind, and forward does not bring it back', async () => {
  const page = openPage(home())
  const { remove, closed } = openOverlay(page)
  await settled()
  remove()
  await settled()
  expect(page.urls()).toEqual(['/', '[/a]', '/a'])
  page.forward()
  await settled()
  expect(page.urls()).toEqual(['/', '[/a]', '/a'])
  expect(closed).not.toHaveBeenCalled()
  expect(page.heard).toEqual([])
})

it('one that gives way to another shares its entry', async () => {
  const page = openPage(home())
  const first = openOverlay(page)
  await settled()
  first.remove()
  const second = openOverlay(page)
  await settled()
  expect(page.urls()).toEqual(['/', '/a', '[/a]'])
  page.back()
  await settled()
  expect(second.closed).toHaveBeenCalledOnce()
})

it('a link in an overlay takes the place of its entry', async () => {
  const page = openPage(home())
  const { remove } = openOverlay(page)
  await settled()
  remove()
  page.navigate('/b', 2)
  await settled()
  expect(page.urls()).toEqual(['/', '/a', '[/b]'])
  page.back()
  await settled()
  expect(page.urls()).toEqual(['/', '[/a]', '/b'])
  expect(page.heard).toEqual(['/a'])
})

it('so does one that is followed while the entry is being left', async () => {
  const page = openPage(home())
  const { remove } = openOverlay(page)
  await settled()
  remove()
  await vi.advanceTimersByTimeAsync(1)
  page.navigate('/b', 2)
  await settled()
  expect(page.urls()).toEqual(['/', '/a', '[/b]'])
  expect(page.heard).toEqual([])
})

it('a choice that an overlay writes into the address stays when it closes', async () => {
  const page = openPage(home())
  const { remove } = openOverlay(page)
  await settled()
  page.replace('/a?college=2', 1)
  remove()
  await settled()
  expect(page.urls().slice(0, 2)).toEqual(['/', '[/a?college=2]'])
  expect(page.history.state).toMatchObject({ idx: 1, key: '/a?college=2' })
})

it('a reload in an open overlay comes back to the page without it', async () => {
  const entries = [...home(), { state: { idx: 1, key: '/a', overlays: 1 }, url: '/a' }]
  const page = openPage(entries)
  await settled()
  expect(page.urls()).toEqual(['/', '[/a]', '/a'])
  expect(page.heard).toEqual([])
})

it('one that does not close keeps its entry', async () => {
  const page = openPage(home())
  const ask = vi.fn()
  page.overlays.add(ask)
  await settled()
  page.back()
  await settled()
  expect(ask).toHaveBeenCalledOnce()
  expect(page.urls()).toEqual(['/', '/a', '[/a]'])
})

it('leaves the page where closing an overlay has scrolled it, and lets a reload restore the place', async () => {
  const page = openPage(home())
  const remove = page.overlays.add(() => undefined)
  await settled()
  page.host.scrollY = 900
  remove()
  await settled()
  expect(page.host.scrollY).toBe(900)
  expect(page.history.scrollRestoration).toBe('auto')
})

it('lets the browser restore the place of a page that was left by a link in an overlay', async () => {
  const page = openPage(home())
  page.host.scrollY = 300
  const { remove } = openOverlay(page)
  await settled()
  remove()
  page.navigate('/b', 2)
  expect(page.history.scrollRestoration).toBe('auto')
  await settled()
  page.back()
  await settled()
  expect(page.history.scrollRestoration).toBe('auto')
})
