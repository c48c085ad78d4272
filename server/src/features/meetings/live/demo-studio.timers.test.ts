import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sink } from './media/channel.ts'
import { createDemoStudio } from './demo-studio.ts'

function watcher() {
  const seen: { kind: string; ms: number }[] = []
  let ends = 0
  const sink: Sink = {
    begin: () => undefined,
    write: ({ kind, ms }) => void seen.push({ kind, ms }),
    end: () => void ends++,
  }
  return { seen, sink, ends: () => ends }
}

const lastMs = (seen: { ms: number }[]) => seen.at(-1)?.ms ?? -1

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
    }),
)
afterEach(() => void vi.useRealTimers())

it('loops its film, without a jump back in time, while somebody watches', async () => {
  const studio = createDemoStudio()
  const { seen, sink, ends } = watcher()
  const leave = studio.add(sink)
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), 30_000)
  vi.advanceTimersByTime(60_000)
  expect(lastMs(seen)).toBeGreaterThan(55_000)
  const pictures = seen.filter(({ kind }) => kind === 'key' || kind === 'frame').map(({ ms }) => ms)
  expect(pictures).toEqual(pictures.toSorted((one, other) => one - other))
  expect(Math.max(...pictures.slice(1).map((ms, at) => ms - pictures[at]!))).toBeLessThan(100)

  const late = watcher()
  const leaveLate = studio.add(late.sink)
  expect(late.seen.find(({ kind }) => kind === 'key')!.ms).toBeGreaterThan(50_000)
  leave()
  leaveLate()
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
  expect(ends()).toBe(0)
})
