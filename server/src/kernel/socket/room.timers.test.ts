import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import { Room } from './room.ts'

const gatherMs = 80

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openRoom() {
  const room = new Room(gatherMs)
  const frames: Frame[] = []
  room.join({ send: (frame: Frame) => void frames.push(frame) } as Connection)
  return { room, counts: () => frames.map((frame) => frame.messages), frames }
}

it('passes messages of a quiet room on at once', () => {
  const { room, counts } = openRoom()
  for (let n = 0; n < 20; n++) {
    room.post('1')
    expect(counts()).toHaveLength(n + 1)
    vi.advanceTimersByTime(200)
  }
})

it('gathers while the room is busy and stops when it is quiet again', () => {
  const { room, counts } = openRoom()
  for (let n = 0; n < 100; n++) {
    room.post('1')
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(gatherMs)
  expect(counts().reduce((sum, count) => sum + count)).toBe(100)
  expect(counts().length).toBeLessThan(35)
  vi.advanceTimersByTime(2_000)
  const before = counts().length
  room.post('1')
  expect(counts()).toHaveLength(before + 1)
})

it('does not let one frame grow without end', () => {
  const { room, frames } = openRoom()
  for (let n = 0; n < 100; n++) room.post(JSON.stringify('x'.repeat(10_000)))
  room.flush()
  expect(frames.reduce((sum, frame) => sum + frame.messages, 0)).toBe(100)
  expect(Math.max(...frames.map((frame) => frame.bytes.length))).toBeLessThan(100_000)
})

it('gives every member the same bytes', () => {
  const { room, frames } = openRoom()
  room.join({ send: (frame: Frame) => void frames.push(frame) } as Connection)
  room.post('1')
  expect(frames).toHaveLength(2)
  expect(frames[0]!.bytes).toBe(frames[1]!.bytes)
})

/** Members who take a while to be written to, and what each was sent. */
function openSlowRoom(size: number) {
  const room = new Room(gatherMs)
  const heard = Array.from({ length: size }, () => [] as (number | number[])[])
  for (const [at, frames] of heard.entries()) {
    room.join({
      send({ bytes }: Frame) {
        vi.advanceTimersByTime(at % 10 === 0 ? 1 : 0)
        frames.push(JSON.parse(bytes.subarray(2).toString()) as number | number[])
      },
    } as Connection)
  }
  return { room, heard }
}

it('lets others have their turn while it writes to very many, and keeps the order', () => {
  const { room, heard } = openSlowRoom(500)
  room.post('1')
  expect(heard[0]).toEqual([1])
  expect(heard.at(-1)).toEqual([])
  room.post('2')
  room.post('3')
  vi.advanceTimersByTime(1_000)
  for (const frames of heard) expect(frames.flat()).toEqual([1, 2, 3])
})

it('writes what was said meanwhile to those whose turn is still to come', () => {
  const { room, heard } = openSlowRoom(500)
  room.post('1')
  room.post('2')
  vi.advanceTimersByTime(1_000)
  expect(heard[0]).toEqual([1, 2])
  expect(heard.at(-1)).toEqual([[1, 2]])
})

it('writes no more to those who left meanwhile, nor what was said before to those who came', () => {
  const { room, heard } = openSlowRoom(500)
  room.post('1')
  room.leave([...room.members].at(-1)!)
  const late: Frame[] = []
  room.join({ send: (frame: Frame) => void late.push(frame) } as Connection)
  vi.advanceTimersByTime(1_000)
  expect(heard.at(-1)).toEqual([])
  expect(heard.at(-2)).toEqual([1])
  expect(late).toEqual([])
})

it('writes everything at once when it is told to', () => {
  const { room, heard } = openSlowRoom(500)
  room.post('1')
  room.post('2')
  room.flush()
  for (const frames of heard) expect(frames.flat()).toEqual([1, 2])
})
