import { expect, it } from 'vitest'
import { beginDrag, drag, endDrag, isViewerKey, pinch, pressKey } from './viewer-state.ts'
import type { SeenState, Tool, ViewerState } from './viewer-state.ts'

const picture = { width: 100, height: 100 }
const box = { width: 200, height: 200 }
const whole = { scale: 2, x: 0, y: 0 }
const start = (tool: Tool): SeenState => ({
  tool,
  frame: 0,
  window: { center: 40, width: 400 },
  isInverted: false,
  view: whole,
  whole,
  measures: [],
  drawn: undefined,
  cross: undefined,
})
const at = { x: 0, y: 0 }
const seen = (state: ViewerState): SeenState => ({ ...state, whole, view: state.view ?? whole })
const press = (state: SeenState, ...keys: string[]) =>
  keys.reduce(
    (now, key) => seen(pressKey(now, { key, isLarge: false, picture, box, frames: 3, range: 1000 }) ?? now),
    state,
  )

it('widens the window to the right and raises it upwards', () => {
  const { window } = drag(start('window'), { by: { x: 10, y: -5 }, at, range: 1000 })
  expect(window).toEqual({ center: 45, width: 410 })
})

it('pans, and zooms by pinching without a line left behind', () => {
  expect(drag(start('pan'), { by: { x: 3, y: 4 }, at, range: 1 }).view).toEqual({ scale: 2, x: 3, y: 4 })
  const measuring = seen(beginDrag(start('measure'), at))
  const pinched = pinch(measuring, { factor: 2, at: { x: 100, y: 100 }, by: at })
  expect(pinched.view?.scale).toBe(4)
  expect(endDrag(pinched).measures).toEqual([])
})

it('measures from where a pointer goes down to where it is lifted', () => {
  const begun = seen(beginDrag(start('measure'), { x: 20, y: 20 }))
  const moved = drag(begun, { by: at, at: { x: 80, y: 20 }, range: 1 })
  expect(endDrag(moved)).toMatchObject({
    drawn: undefined,
    measures: [{ frame: 0, from: { x: 10, y: 10 }, to: { x: 40, y: 10 } }],
  })
  // A press without a move is no line.
  expect(endDrag(begun).measures).toEqual([])
})

it('measures by keys alone', () => {
  const state = press(start('measure'), 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter')
  expect(state.measures).toEqual([{ frame: 0, from: { x: 50, y: 50 }, to: { x: 52, y: 51 } }])
  const far = { key: 'ArrowLeft', isLarge: true, picture, box, frames: 1, range: 1 }
  const edge = Array.from({ length: 9 }).reduce<SeenState>((now) => seen(pressKey(now, far)!), state)
  expect(edge.cross).toEqual({ x: 0, y: 51 })
})

it('windows, pans, zooms and changes frames by keys', () => {
  expect(press(start('window'), 'ArrowRight', 'ArrowUp').window).toEqual({ center: 60, width: 420 })
  expect(press(start('pan'), 'ArrowRight').view.x).toBe(-20)
  expect(press(start('pan'), '+').view.scale).toBe(2.5)
  expect(press(start('pan'), '+', '+', '0').view).toEqual(whole)
  expect(press(start('pan'), 'PageUp').frame).toBe(2)
  expect(press(start('pan'), 'PageDown', 'PageDown', 'PageDown').frame).toBe(0)
  expect(['Tab', 'Escape', 'a', 'ArrowUp', '+'].map(isViewerKey)).toEqual([false, false, false, true, true])
})
