import type { Finding, Masking, MaskBox } from '#contract/community/masking.ts'

/** A place on the picture: found by the machine, or drawn by hand. What was found stays known when its mask is taken off. */
export type Mask = { id: number; kind: Finding['kind'] | 'own'; box: MaskBox; isOn: boolean }

export type MaskState = { masks: Mask[]; chosen: number | undefined }

type Size = { width: number; height: number }
type Point = { x: number; y: number }

const same = (a: MaskBox, b: MaskBox) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

const boxOf = ({ x, y, width, height }: MaskBox): MaskBox => ({ x, y, width, height })

/** What was found, of which `boxes` are masked, and what was masked besides. */
export function firstMasks({ found, boxes }: Pick<Masking, 'found' | 'boxes'>): MaskState {
  const ofFound = found.map(({ kind, ...box }) => ({
    kind,
    box: boxOf(box),
    isOn: boxes.some((one) => same(one, box)),
  }))
  const own = boxes
    .filter((box) => !found.some((one) => same(one, box)))
    .map((box) => ({ kind: 'own' as const, box, isOn: true }))
  return { masks: [...ofFound, ...own].map((mask, id) => ({ ...mask, id })), chosen: undefined }
}

const smallest = 4

/** In whole pixels, not too small to be seen, and inside of the picture. */
export function fitBox({ x, y, width, height }: MaskBox, picture: Size): MaskBox {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most)
  const wide = Math.max(Math.min(smallest, picture.width), within(width, picture.width))
  const high = Math.max(Math.min(smallest, picture.height), within(height, picture.height))
  return {
    x: within(x, picture.width - wide),
    y: within(y, picture.height - high),
    width: wide,
    height: high,
  }
}

const change = (state: MaskState, id: number, by: (mask: Mask) => Mask): MaskState => ({
  ...state,
  masks: state.masks.map((mask) => (mask.id === id ? by(mask) : mask)),
})

export const placeMask = (state: MaskState, id: number, box: MaskBox, picture: Size): MaskState =>
  change(state, id, (mask) => ({ ...mask, box: fitBox(box, picture) }))

/** A mask by hand, which is then the chosen one. */
export function addMask(state: MaskState, box: MaskBox, picture: Size): MaskState {
  const id = Math.max(-1, ...state.masks.map((mask) => mask.id)) + 1
  return { masks: [...state.masks, { id, kind: 'own', box: fitBox(box, picture), isOn: true }], chosen: id }
}

/** Takes a mask off or puts it back; one by hand is gone. */
export function toggleMask(state: MaskState, id: number): MaskState {
  const mask = state.masks.find((one) => one.id === id)
  if (mask?.kind !== 'own') return change(state, id, (one) => ({ ...one, isOn: !one.isOn }))
  return { masks: state.masks.filter((one) => one.id !== id), chosen: undefined }
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next one, or the one before; after the last comes the first. */
export function chooseNext(state: MaskState, by: 1 | -1 = 1): MaskState {
  const { length } = state.masks
  if (length === 0) return state
  const at = state.masks.findIndex(({ id }) => id === state.chosen)
  const next = at < 0 && by < 0 ? length - 1 : (at + by + length) % length
  return { ...state, chosen: state.masks[next]!.id }
}

/** What a key does to the chosen mask; undefined for a key that means nothing here. */
export function pressKey(
  state: MaskState,
  { key, isResizing, picture }: { key: string; isResizing: boolean; picture: Size },
): MaskState | undefined {
  if (key === 'PageDown' || key === 'PageUp') return chooseNext(state, key === 'PageDown' ? 1 : -1)
  const arrow = arrows[key]
  const mask = state.masks.find(({ id }) => id === state.chosen)
  if (!mask) return undefined
  const { id } = mask
  if (key === 'Delete' || key === 'Backspace') return toggleMask(state, id)
  if (!arrow) return undefined
  const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 100))
  const by = { x: arrow.x * step, y: arrow.y * step }
  return placeMask(state, id, isResizing ? resized(mask.box, by) : moved(mask.box, by), picture)
}

export const moved = (box: MaskBox, by: Point): MaskBox => ({ ...box, x: box.x + by.x, y: box.y + by.y })
export const resized = (box: MaskBox, by: Point): MaskBox => ({
  ...box,
  width: Math.max(smallest, box.width + by.x),
  height: Math.max(smallest, box.height + by.y),
})

/** Between two corners, whichever comes first. */
export const boxBetween = (a: Point, b: Point): MaskBox => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** What a pointer takes hold of: the corner of the chosen mask, the uppermost mask, or nothing. `reach` is in pixels of the picture. */
export function holdAt({ masks, chosen }: MaskState, at: Point, reach: number) {
  const mask = masks.find(({ id }) => id === chosen)
  if (mask) {
    const { x, y, width, height } = mask.box
    if (Math.hypot(at.x - x - width, at.y - y - height) <= reach) return { is: 'corner', mask } as const
  }
  const isWithin = ({ box }: Mask, by: number) =>
    at.x >= box.x - by &&
    at.x <= box.x + box.width + by &&
    at.y >= box.y - by &&
    at.y <= box.y + box.height + by
  // A small one need not be hit exactly.
  const hit = masks.findLast((one) => isWithin(one, 0)) ?? masks.findLast((one) => isWithin(one, reach / 2))
  return hit ? ({ is: 'mask', mask: hit } as const) : undefined
}

export const masksOn = ({ masks }: MaskState): MaskBox[] =>
  masks.filter(({ isOn }) => isOn).map(({ box }) => box)
