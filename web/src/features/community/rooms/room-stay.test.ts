import { expect, it } from 'vitest'
import { outsideStay, reduceStay, waitBefore } from './room-stay.ts'
import type { Stay, StayEffect, StayEvent } from './room-stay.ts'

/** The world as effects leave it: entries on their way, open lines and the places that the server holds. */
type World = {
  stay: Stay
  asked: number[]
  planned: number[]
  opening: number[]
  open: number[]
  seats: number
}

const start: World = { stay: outsideStay, asked: [], planned: [], opening: [], open: [], seats: 0 }

function apply(world: World, event: StayEvent): World {
  const { stay, effects } = reduceStay(world.stay, event)
  return effects.reduce(perform, { ...world, stay })
}

const performs: {
  [Do in StayEffect['do']]: (world: World, effect: Extract<StayEffect, { do: Do }>) => World
} = {
  ask: (world, { generation }) => ({ ...world, asked: [...world.asked, generation] }),
  plan: (world, { generation }) => ({ ...world, planned: [...world.planned, generation] }),
  openLine: (world, { generation }) => ({ ...world, opening: [...world.opening, generation] }),
  closeLine: (world) => ({ ...world, open: [] }),
  release: (world) => ({ ...world, seats: 0 }),
  finish: (world) => ({ ...world, planned: [] }),
}

const perform = (world: World, effect: StayEffect): World => performs[effect.do](world, effect as never)

const answer = (world: World, status: 'admitted' | 'waiting' = 'admitted'): World => {
  const [generation, ...asked] = world.asked
  if (generation === undefined) return world
  const hasMedia = status === 'admitted'
  return apply({ ...world, asked, seats: 1 }, { type: 'answered', generation, seat: 's', status, hasMedia })
}

/** The runtime closes a line that comes too late. */
const open = (world: World): World => {
  const [generation, ...opening] = world.opening
  if (generation === undefined) return world
  return {
    ...world,
    opening,
    open: generation === world.stay.line ? [...world.open, generation] : world.open,
  }
}

const deeds: Record<string, (world: World) => World> = {
  press: (world) => apply(world, { type: 'press' }),
  answer,
  wait: (world) => answer(world, 'waiting'),
  fail(world) {
    const [generation, ...asked] = world.asked
    return generation === undefined
      ? world
      : apply({ ...world, asked }, { type: 'failed', generation, problem: '' })
  },
  due(world) {
    const [generation, ...planned] = world.planned
    return generation === undefined ? world : apply({ ...world, planned }, { type: 'due', generation })
  },
  open,
  lose: (world) => apply(world, { type: 'lineLost', generation: world.open[0] ?? world.stay.line }),
  loseOld: (world) => apply(world, { type: 'lineLost', generation: world.stay.generation - 1 }),
  seatLost: (world) => apply(world, { type: 'seatLost' }),
  admitted: (world) => apply(world, { type: 'admitted' }),
  reached: (world) => apply(world, { type: 'reached' }),
  leave: (world) => apply(world, { type: 'leave' }),
}

/** Lets everything that is on its way arrive. */
function settle(given: World): World {
  let world = given
  for (let round = 0; round < 12; round++) world = open(answer(deeds.due!(world)))
  return world
}

it('keeps one entry on its way and one line, whatever comes in whatever order, and leaves nothing behind', () => {
  const names = Object.keys(deeds)
  let tried = 0
  function walk(world: World, path: string[]) {
    tried++
    const isSound = world.asked.length <= 1 && world.open.length <= 1
    if (!isSound) expect.fail(`two at once after ${path.join(', ')}`)
    if (path.length === 5) {
      const settled = settle(world)
      if (settled.stay.phase === 'inside' && settled.open.length !== 1)
        expect.fail(`inside without a line after ${path.join(', ')}`)
      const left = settle(apply(settled, { type: 'leave' }))
      if (left.open.length > 0 || left.asked.length > 0 || left.seats > 0)
        expect.fail(`something stays behind after ${path.join(', ')}`)
      return
    }
    for (const name of names) walk(deeds[name]!(world), [...path, name])
  }
  walk(answer(deeds.press!(start)), [])
  expect(tried).toBeGreaterThan(100_000)
})

const inside = open(answer(apply(start, { type: 'press' })))

it('comes back at once after the first loss, and waits longer after each one that follows', () => {
  const lost = deeds.lose!(inside)
  expect(lost.asked).toHaveLength(1)
  const again = open(answer(lost))
  expect(reduceStay(again.stay, { type: 'lineLost', generation: again.stay.line }).effects).toContainEqual(
    expect.objectContaining({ do: 'plan', ms: waitBefore(1) }),
  )
  const steady = apply(again, { type: 'steady', generation: again.stay.line })
  expect(deeds.lose!(steady).asked).toHaveLength(1)
  expect([0, 1, 2, 99].map(waitBefore)).toEqual([0, 500, 1_000, 15_000])
})

it('gives back the place of an entry that was answered after leaving', () => {
  const left = apply(apply(start, { type: 'press' }), { type: 'leave' })
  expect(left.stay.phase).toBe('over')
  const late = reduceStay(left.stay, {
    type: 'answered',
    generation: 1,
    seat: 'late',
    status: 'admitted',
    hasMedia: true,
  })
  expect(late.effects).toEqual([{ do: 'release', seat: 'late' }])
})

it('does not ask a second time while the person enters again, and takes the place that comes', () => {
  const world = apply(apply(apply(start, { type: 'press' }), { type: 'leave' }), { type: 'press' })
  expect(world.asked).toHaveLength(1)
  const next = answer(world)
  expect(next.asked).toHaveLength(1)
  expect(answer(next).stay).toMatchObject({ phase: 'inside', seat: 's' })
})

it('enters once more when the admission came while the page was asking', () => {
  const lobby = answer(apply(start, { type: 'press' }), 'waiting')
  const asking = apply(lobby, { type: 'seatLost' })
  const told = answer(apply(asking, { type: 'admitted' }), 'waiting')
  expect(told.asked).toHaveLength(1)
  expect(answer(told).stay.phase).toBe('inside')
})
