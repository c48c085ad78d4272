import { expect, it } from 'vitest'
import { createSpeedMeter } from './speed-meter.ts'

it('says the speed of the last seconds, and nothing before it can', () => {
  let at = 0
  const meter = createSpeedMeter(() => at)
  expect(meter.bytesPerSecond()).toBe(0)
  meter.note(0)
  at = 1000
  meter.note(5000)
  expect(meter.bytesPerSecond()).toBe(5000)
  for (at = 2000; at <= 12_000; at += 1000) meter.note(5000 + (at - 1000) / 10)
  expect(meter.bytesPerSecond()).toBe(100)
  meter.reset()
  expect(meter.bytesPerSecond()).toBe(0)
})
