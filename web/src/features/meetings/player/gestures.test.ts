import { describe, expect, it } from 'vitest'
import { createGestures } from './gestures.ts'

const surface = { width: 300, height: 200, maySwipe: true }
const at = (x: number, y = 100, atMs = 0) => ({ x, y, atMs })

/** A tap at each of these places and moments. */
function tap(...taps: [x: number, atMs: number][]) {
  const gestures = createGestures()
  return taps.map(([x, atMs]) => {
    gestures.down(at(x, 100, atMs))
    return gestures.up(at(x, 100, atMs + 40), surface)
  })
}

describe('taps', () => {
  it('skips back on the left and forward on the right', () => {
    expect(tap([30, 0], [35, 200])).toEqual([undefined, { do: 'skip', by: -10 }])
    expect(tap([280, 0], [280, 200])).toEqual([undefined, { do: 'skip', by: 10 }])
  })

  it('plays or pauses in the middle', () => {
    expect(tap([150, 0], [150, 200])[1]).toEqual({ do: 'toggle' })
  })

  it('leaves a single tap, two slow ones and a third one to others', () => {
    expect(tap([30, 0])).toEqual([undefined])
    expect(tap([30, 0], [30, 500])).toEqual([undefined, undefined])
    expect(tap([30, 0], [30, 200], [30, 400])[2]).toBeUndefined()
  })
})

describe('holding', () => {
  it('is fast until the finger leaves', () => {
    const gestures = createGestures()
    gestures.down(at(100))
    expect(gestures.hold()).toEqual({ do: 'fast', isOn: true })
    expect(gestures.move(at(160, 160), surface)).toBeUndefined()
    expect(gestures.up(at(160, 160, 2000), surface)).toEqual({ do: 'fast', isOn: false })
  })

  it('ends when the browser takes the finger', () => {
    const gestures = createGestures()
    gestures.down(at(100))
    gestures.hold()
    expect(gestures.cancel()).toEqual({ do: 'fast', isOn: false })
    expect(gestures.cancel()).toBeUndefined()
  })

  it('needs a finger that rests', () => {
    const gestures = createGestures()
    gestures.down(at(100))
    gestures.move(at(150), surface)
    expect(gestures.hold()).toBeUndefined()
    gestures.up(at(150), surface)
    expect(gestures.hold()).toBeUndefined()
  })
})

describe('swipes', () => {
  const swipe = (x: number, maySwipe: boolean) => {
    const gestures = createGestures()
    gestures.down(at(x, 150))
    return [at(x, 130), at(x, 90)].map((finger) => gestures.move(finger, { ...surface, maySwipe }))
  }

  it('changes the volume on the right and the brightness on the left', () => {
    expect(swipe(250, true)).toEqual([
      { do: 'volume', by: 0.1 },
      { do: 'volume', by: 0.2 },
    ])
    expect(swipe(50, true)[0]).toEqual({ do: 'brightness', by: 0.1 })
  })

  it('does nothing where it is not wanted, or sideways', () => {
    expect(swipe(250, false)).toEqual([undefined, undefined])
    const gestures = createGestures()
    gestures.down(at(50))
    expect(gestures.move(at(150, 110), surface)).toBeUndefined()
    expect(gestures.move(at(150, 10), surface)).toBeUndefined()
    expect(gestures.up(at(150, 10, 100), surface)).toBeUndefined()
  })
})
