import type { Window } from './dicom/read-dicom.ts'
import { panView, pointInPicture, zoomView } from './dicom/view.ts'
import type { Point, Size, View } from './dicom/view.ts'
import { moveWindow } from './dicom/window-level.ts'

/** `measure` draws lines, `paint` draws rectangles that hide what is below. */
export type Tool = 'window' | 'pan' | 'measure' | 'paint'

const isDrawing = (tool: Tool) => tool === 'measure' || tool === 'paint'

/** From one place of a frame to another. */
export type Measure = { frame: number; from: Point; to: Point }

export type ViewerState = {
  tool: Tool
  frame: number
  window: Window
  isInverted: boolean
  /** Undefined shows all, however large the screen is. */
  view: View | undefined
  /** What was drawn, and what is being drawn. */
  measures: Measure[]
  drawn: Measure | undefined
  /** Where keys draw. */
  cross: Point | undefined
}

/** The state with what is seen: the view, and the one that shows all. */
export type SeenState = ViewerState & { view: View; whole: View }

/** How far a window moves for a pixel of the screen: the whole range within about a screen. */
const windowStep = (range: number) => Math.max(range / 1000, 0.25)

/** A pointer goes down at this place. */
export const beginDrag = (state: SeenState, at: Point): ViewerState => {
  if (!isDrawing(state.tool)) return state
  const from = pointInPicture(state.view, at)
  return { ...state, drawn: { frame: state.frame, from, to: from } }
}

type Drag = { by: Point; at: Point; range: number }

/** It moves: the width grows to the right, the level upwards. */
export function drag(state: SeenState, { by, at, range }: Drag): ViewerState {
  if (state.tool === 'pan') return { ...state, view: panView(state.view, by) }
  if (isDrawing(state.tool))
    return state.drawn ? { ...state, drawn: { ...state.drawn, to: pointInPicture(state.view, at) } } : state
  const step = windowStep(range)
  return { ...state, window: moveWindow(state.window, { width: by.x * step, center: -by.y * step }) }
}

const isLine = ({ from, to }: Measure) => Math.hypot(from.x - to.x, from.y - to.y) >= 1

/** It is lifted: a line of no length is none. */
export const endDrag = (state: ViewerState): ViewerState => ({
  ...state,
  drawn: undefined,
  measures: state.drawn && isLine(state.drawn) ? [...state.measures, state.drawn] : state.measures,
})

export const pinch = (
  state: SeenState,
  { factor, at, by }: { factor: number; at: Point; by: Point },
): ViewerState => ({
  ...state,
  drawn: undefined,
  view: panView(zoomView(state.view, factor, at, state.whole), by),
})

export const zoomAround = (state: SeenState, factor: number, at: Point): ViewerState => ({
  ...state,
  view: zoomView(state.view, factor, at, state.whole),
})

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const otherKeys = new Set(['+', '=', '-', '0', 'PageUp', 'PageDown', 'Enter'])

export const isViewerKey = (key: string): boolean => key in arrows || otherKeys.has(key)

type Key = { key: string; isLarge: boolean; picture: Size; box: Size; frames: number; range: number }

/** What a key does, by the tool; undefined for a key that means nothing here. */
export function pressKey(state: SeenState, pressed: Key): ViewerState | undefined {
  const { key, isLarge, picture, box, frames, range } = pressed
  const middle = { x: box.width / 2, y: box.height / 2 }
  if (key === '+' || key === '=') return zoomAround(state, 1.25, middle)
  if (key === '-') return zoomAround(state, 0.8, middle)
  if (key === '0') return { ...state, view: undefined }
  if (key === 'PageDown' && frames > 1) return { ...state, frame: (state.frame + 1) % frames }
  if (key === 'PageUp' && frames > 1) return { ...state, frame: (state.frame + frames - 1) % frames }
  const arrow = arrows[key]
  if (isDrawing(state.tool)) {
    const cross = state.cross ?? { x: picture.width / 2, y: picture.height / 2 }
    if (key === 'Enter') return setPoint(state, cross)
    return arrow && moveCross(state, { cross, arrow, step: isLarge ? 10 : 1, picture })
  }
  if (!arrow) return undefined
  const far = isLarge ? 100 : 20
  const by = { x: arrow.x * far, y: arrow.y * far }
  // The arrows move what is seen, not the picture beneath it.
  const at = middle
  return state.tool === 'pan'
    ? drag(state, { by: { x: -by.x, y: -by.y }, at, range })
    : drag(state, { by, at, range })
}

function setPoint(state: ViewerState, cross: Point): ViewerState {
  if (!state.drawn) return { ...state, cross, drawn: { frame: state.frame, from: cross, to: cross } }
  return { ...endDrag({ ...state, drawn: { ...state.drawn, to: cross } }), cross }
}

function moveCross(
  state: ViewerState,
  { cross, arrow, step, picture }: { cross: Point; arrow: Point; step: number; picture: Size },
): ViewerState {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const moved = {
    x: within(cross.x + arrow.x * step, picture.width),
    y: within(cross.y + arrow.y * step, picture.height),
  }
  return { ...state, cross: moved, drawn: state.drawn && { ...state.drawn, to: moved } }
}
