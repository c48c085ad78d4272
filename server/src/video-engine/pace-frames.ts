type Shown = { frame: 'this' | 'before'; tick: bigint }

/**
 * Says at which ticks which frame is shown, given the tick that is nearest to the time of the next one. At a constant rate the frame before
 * fills the ticks up to it, and the first one those since the beginning; of several frames for one tick the first is shown.
 */
export function createPacer(isConstant: boolean): (tick: bigint) => Generator<Shown> {
  let next: bigint | undefined
  return function* (tick) {
    const isFirst = next === undefined
    const from = next ?? (isConstant ? 0n : tick)
    if (tick < from) return
    next = tick + 1n
    if (isConstant)
      for (let at = from; at < tick; at++) yield { frame: isFirst ? 'this' : 'before', tick: at }
    yield { frame: 'this', tick }
  }
}
