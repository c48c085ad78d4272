import { expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createWatchPositions } from './watch-positions.ts'

const none = { part_id: 0, position: 0 }

it('remembers the last part of each item, by its kind', () => {
  const positions = createWatchPositions(createFakeArea().area)
  positions.save('production', 1, 11, 40)
  positions.save('meeting', 1, 5, 70)
  positions.save('production', 1, 12, 8)
  expect(positions.of('production', 1)).toEqual({ part_id: 12, position: 8 })
  expect(positions.of('meeting', 1)).toEqual({ part_id: 5, position: 70 })
  expect(positions.of('operation', 1)).toEqual(none)
})

it('forgets the longest unwatched of many', () => {
  const positions = createWatchPositions(createFakeArea().area)
  for (let id = 1; id <= 101; id++) positions.save('operation', id, 0, 9)
  expect(positions.of('operation', 1)).toEqual(none)
  expect(positions.of('operation', 2)).toEqual({ part_id: 0, position: 9 })
})

it.each(['{', '7', '[["meeting",1],["film",1,0,9],["meeting","1",0,9]]'])(
  'reads a broken store as an empty one: %s',
  (text) => {
    const positions = createWatchPositions(createFakeArea({ watch_positions: text }).area)
    expect(positions.of('meeting', 1)).toEqual(none)
  },
)

it('works without a storage', () => {
  const positions = createWatchPositions(forbiddenArea)
  positions.save('meeting', 1, 0, 9)
  expect(positions.of('meeting', 1)).toEqual(none)
})
