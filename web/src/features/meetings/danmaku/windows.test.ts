import { expect, it } from 'vitest'
import { createWindows } from './windows.ts'

function setUp() {
  const asked: number[] = []
  const clock = { now: 0, fails: false }
  const windows = createWindows(
    async (from) => {
      asked.push(from)
      if (clock.fails) throw new Error('no answer')
    },
    () => clock.now,
  )
  return { asked, clock, windows }
}

it('loads the current range once, and the next shortly before it begins', () => {
  const { asked, windows } = setUp()
  windows.tick(0.2)
  windows.tick(30)
  expect(asked).toEqual([0])
  windows.tick(46)
  windows.tick(59)
  windows.tick(61)
  expect(asked).toEqual([0, 60])
})

it('loads the range after a seek, and not again after seeking back', () => {
  const { asked, windows } = setUp()
  windows.tick(5)
  windows.tick(1234)
  windows.tick(6)
  expect(asked).toEqual([0, 1200])
})

it('retries after a failure, not at once, and loads again after a gap', async () => {
  const { asked, clock, windows } = setUp()
  clock.fails = true
  windows.tick(1)
  await Promise.resolve()
  await Promise.resolve()
  windows.tick(2)
  expect(asked).toEqual([0])
  clock.fails = false
  clock.now = 5000
  windows.tick(3)
  expect(asked).toEqual([0, 0])
  windows.forget()
  windows.tick(4)
  expect(asked).toEqual([0, 0, 0])
})
