import { expect, it } from 'vitest'
import { readPreviewStrip, tileAt, tileStyle } from './preview-strip.ts'

const vtt = `WEBVTT

00:00:00.000 --> 00:00:02.000
preview.jpg#xywh=0,0,160,90

01:00:02.000 --> 01:00:03.500
preview.jpg#xywh=160,90,160,90
`
const tiles = readPreviewStrip(vtt, 'https://x.example/files/at/1/a/v/list.vtt?x=1')

it('reads where the picture of each second is', () => {
  expect(tiles).toHaveLength(2)
  expect(tiles[1]).toEqual({
    from: 3602,
    to: 3603.5,
    address: 'https://x.example/files/at/1/a/v/preview.jpg',
    x: 160,
    y: 90,
    width: 160,
    height: 90,
  })
  // A sheet has room for more pictures than there may be.
  expect(tileStyle(tiles[1]!, { width: 480, height: 180 })).toMatchObject({
    aspectRatio: '160 / 90',
    backgroundSize: '300% 200%',
    backgroundPosition: '50% 100%',
  })
  const alone = tileStyle(tiles[0]!, { width: 160, height: 90 })
  expect(alone).toMatchObject({ backgroundSize: '100% 100%', backgroundPosition: '0% 0%' })
})

it.each([
  [0, 0],
  [1.99, 0],
  [3602, 3602],
  [9999, 3602],
])('shows at second %d the picture from %d', (second, from) => {
  expect(tileAt(tiles, second)?.from).toBe(from)
})

it('shows nothing where there is nothing', () => {
  expect(readPreviewStrip('not found', 'https://x.example/a')).toEqual([])
  expect(tileAt([], 3)).toBeUndefined()
})
