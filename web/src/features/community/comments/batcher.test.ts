import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatcher } from './batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const handed: number[][] = []
  return { handed, gather: createBatcher<number>(250, (all) => void handed.push(all)) }
}

it('hands on at once what comes now and then', () => {
  const { handed, gather } = open()
  for (const n of [1, 2, 3]) {
    gather.add(n)
    expect(handed).toHaveLength(n)
    vi.advanceTimersByTime(300)
  }
})

it('hands on together what comes fast, all of it and in order', () => {
  const { handed, gather } = open()
  for (let n = 0; n < 100; n++) {
    gather.add(n)
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(250)
  expect(handed.flat()).toEqual(Array.from({ length: 100 }, (_, n) => n))
  expect(handed.length).toBeLessThan(12)
})

it('hands on nothing after its end', () => {
  const { handed, gather } = open()
  gather.add(1)
  gather.add(2)
  gather.stop()
  vi.advanceTimersByTime(1000)
  expect(handed).toEqual([[1]])
})
