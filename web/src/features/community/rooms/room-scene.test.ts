import { expect, it } from 'vitest'
import { placeTiles } from './place-tiles.ts'
import { person, stateOf } from './room-fixtures.ts'
import { sceneOf } from './room-scene.ts'

const stream = (id: string) => ({ id }) as MediaStream
const nothing = { microphone: null, camera: null, screen: null }

it('shows those who have their camera on first, and whatever is shared', () => {
  const state = stateOf(
    person(1, { name: '沈知远' }),
    person(2, { name: '林晓', is_camera_on: 1, is_sharing: 1 }),
    person(3, { name: '陈未' }),
    person(4, { name: '周宁', state: 'waiting', is_camera_on: 1 }),
  )
  const media = new Map([
    [2, { camera: stream('camera'), screen: stream('screen'), sound: stream('sound') }],
    // Arrives still, but the person has switched it off.
    [3, { camera: stream('off'), sound: stream('other sound') }],
    [4, { camera: stream('lobby'), sound: stream('lobby') }],
  ])
  expect(sceneOf({ state, media }, nothing)).toEqual({
    people: [
      { name: '林晓', camera: { id: 'camera' } },
      { name: '沈知远', camera: undefined },
      { name: '陈未', camera: undefined },
    ],
    screen: { id: 'screen' },
    sounds: [{ id: 'sound' }, { id: 'other sound' }],
  })
})

it('is empty before the room is known', () => {
  expect(sceneOf({ state: undefined, media: new Map() }, nothing)).toEqual({
    people: [],
    screen: undefined,
    sounds: [],
  })
})

it('fills the picture with tiles that do not overlap', () => {
  for (const hasScreen of [false, true])
    for (let count = 1; count <= 12; count++) {
      const { tiles, screen } = placeTiles(count, hasScreen)
      expect(tiles).toHaveLength(count)
      const places = screen ? [screen, ...tiles] : tiles
      for (const [at, a] of places.entries()) {
        expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0)
        expect(a.x + a.width).toBeLessThanOrEqual(1280.001)
        expect(a.y + a.height).toBeLessThanOrEqual(720.001)
        for (const b of places.slice(at + 1))
          expect(
            a.x + a.width <= b.x + 0.001 ||
              b.x + b.width <= a.x + 0.001 ||
              a.y + a.height <= b.y + 0.001 ||
              b.y + b.height <= a.y + 0.001,
          ).toBe(true)
      }
    }
})

it('gives one person the whole picture, and a shared screen the most of it', () => {
  expect(placeTiles(1, false).tiles).toEqual([{ x: 0, y: 0, width: 1280, height: 720 }])
  expect(placeTiles(2, true)).toEqual({
    screen: { x: 0, y: 0, width: 960, height: 720 },
    tiles: [
      { x: 960, y: 0, width: 320, height: 180 },
      { x: 960, y: 180, width: 320, height: 180 },
    ],
  })
  // The last of three is centred below the others.
  expect(placeTiles(3, false).tiles[2]).toEqual({ x: 320, y: 360, width: 640, height: 360 })
})
