import { expect, it, vi } from 'vitest'
import { captionWindowMs } from '#contract/library/live-captions.ts'
import { createCaptionLines } from './caption-lines.ts'

const begin = captionWindowMs * 1000
const line = (line_id: number, from: number, to: number, words: string) => ({
  line_id,
  from_ms: begin + from * 1000,
  to_ms: begin + to * 1000,
  words,
})
const at = (lines: ReturnType<typeof createCaptionLines>, second: number) =>
  lines.at(begin + second * 1000)?.words

it('shows a line from its first word until the next one, or some seconds after its last', async () => {
  const lines = createCaptionLines(async () => [line(2, 70, 73, '后一句'), line(1, 60, 63, '前一句')])
  expect(at(lines, 61)).toBeUndefined()
  await expect.poll(() => at(lines, 61)).toBe('前一句')
  expect([at(lines, 59), at(lines, 66), at(lines, 68), at(lines, 71)]).toEqual([
    undefined,
    '前一句',
    undefined,
    '后一句',
  ])
})

it('shows words while they are said, and those that stay in their place', () => {
  const lines = createCaptionLines(async () => [])
  lines.add(line(1, 60, 63, '前一句'))
  lines.add(line(0, 64, 65, '正在'))
  expect(at(lines, 65)).toBe('正在')
  lines.add(line(0, 64, 66, '正在讲的'))
  expect(at(lines, 66)).toBe('正在讲的')
  lines.add(line(2, 64, 67, '正在讲的一句。'))
  expect(at(lines, 66)).toBe('正在讲的一句。')
  // A picture that is behind shows what belongs to it.
  expect(at(lines, 62)).toBe('前一句')
})

it('reads what it does not know once, again after a failure, and again after a lost connection', async () => {
  let now = 0
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([])
  const lines = createCaptionLines(read, () => now)
  at(lines, 100)
  at(lines, 101)
  await expect.poll(() => read.mock.calls.length).toBe(1)
  expect(read).toHaveBeenCalledWith(begin)
  await Promise.resolve()
  now = 20_000
  await expect
    .poll(() => {
      at(lines, 102)
      return read.mock.calls.length
    })
    .toBe(2)
  at(lines, 103)
  expect(read).toHaveBeenCalledTimes(2)
  lines.forget()
  at(lines, 104)
  expect(read).toHaveBeenCalledTimes(3)
  // A line at the edge may have begun before it.
  at(lines, 10)
  expect(read).toHaveBeenLastCalledWith(begin - captionWindowMs)
})
