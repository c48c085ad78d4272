import { expect, it, vi } from 'vitest'
import { createPageHistory } from './page-history.ts'

/** A window with one entry; `pop` plays the browser's back and forward. */
function openWindow(address = '/a?b=1#c', state: unknown = null) {
  const entries = [{ address, state }]
  let index = 0
  const listeners = new Set<() => void>()
  const url = () => new URL(entries[index]!.address, 'http://page')
  const assign = vi.fn()
  const host = {
    history: {
      get state() {
        return entries[index]!.state
      },
      go: (delta: number) => {
        index += delta
        for (const listener of listeners) listener()
      },
      pushState: (state: unknown, _title: string, to?: string | URL | null) => {
        entries.splice(++index, Infinity, { address: String(to), state })
      },
      replaceState: (state: unknown, _title: string, to?: string | URL | null) => {
        entries[index] = { address: to ? String(to) : entries[index]!.address, state }
      },
    },
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
      assign,
    },
    addEventListener: (_type: 'popstate', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'popstate', listener: () => void) => void listeners.delete(listener),
  }
  return { host, entries, assign, listeners }
}

it('reads the address that the page was opened with, and counts it as entry 0', () => {
  const { host, entries } = openWindow()
  const page = createPageHistory(host)
  expect(page.current()).toEqual({
    pathname: '/a',
    search: '?b=1',
    hash: '#c',
    key: 'default',
    state: undefined,
  })
  expect(entries[0]!.state).toEqual({ idx: 0 })
})

it('a reloaded entry keeps its number, its key and what was handed over', () => {
  const { host } = openWindow('/a', { idx: 3, key: 'k', usr: { from: 'b' } })
  expect(createPageHistory(host).current()).toMatchObject({ key: 'k', state: { from: 'b' } })
  expect(host.history.state).toMatchObject({ idx: 3 })
})

it('a link adds an entry with a key of its own, a replacement takes the place of one', () => {
  const { host, entries } = openWindow('/a')
  const page = createPageHistory(host)
  const report = vi.fn()
  page.listen(report)
  page.navigate('/b?c=1', { state: 'handed over' })
  expect(report).toHaveBeenLastCalledWith(page.current(), 'push')
  expect(page.current()).toMatchObject({ pathname: '/b', search: '?c=1', state: 'handed over' })
  const { key } = page.current()
  page.navigate('/b?c=2', { replace: true })
  expect(report).toHaveBeenLastCalledWith(page.current(), 'replace')
  expect(page.current().key).not.toBe(key)
  expect(entries.map(({ state }) => (state as { idx: number }).idx)).toEqual([0, 1])
})

it('reports back and forward until nobody listens', () => {
  const { host, listeners } = openWindow('/a')
  const page = createPageHistory(host)
  const report = vi.fn()
  const end = page.listen(report)
  page.navigate('/b')
  page.navigate(-1)
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/a' }), 'pop')
  end()
  expect(listeners.size).toBe(0)
})

it('opens the address like a link where the browser refuses another entry', () => {
  const { host, assign } = openWindow('/a')
  const page = createPageHistory(host)
  host.history.pushState = () => {
    throw new DOMException('too many', 'SecurityError')
  }
  page.navigate('/b')
  expect(assign).toHaveBeenCalledWith('/b')
})
