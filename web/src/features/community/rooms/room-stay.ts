import type { RoomExit } from '#contract/community/rooms.ts'

/** `closed` and `recorded` are no messages of the room but reasons why it could not be entered. */
export type StayExit = RoomExit | 'closed' | 'recorded'

/** How this page is in a room. Everything that happens to it is an event, and `reduceStay` says what follows. */
export type Stay = {
  phase: 'outside' | 'entering' | 'waiting' | 'inside' | 'over'
  /** Why it is over; undefined after leaving. */
  exit?: StayExit
  /** Why entering failed. */
  problem?: string
  /** Proves the place; kept until the stay is over, so that coming back is to the same one. */
  seat?: string
  isInterrupted: boolean
  /** Counts entries and endings: what belongs to an older one comes too late. */
  generation: number
  /** The generation of the line that counts; 0 for none. */
  line: number
  /** One entry at a time: `planned` waits for its time, `asked` is on its way to the server. */
  entry: 'none' | 'planned' | 'asked'
  /** Another entry is wanted when the one on its way has been answered. */
  isWanted: boolean
  /** Entries since the line was last steady. */
  tries: number
}

export const outsideStay: Stay = {
  phase: 'outside',
  isInterrupted: false,
  generation: 0,
  line: 0,
  entry: 'none',
  isWanted: false,
  tries: 0,
}

export type StayEvent =
  /** The person wants to enter. */
  | { type: 'press' }
  | { type: 'answered'; generation: number; seat: string; status: 'admitted' | 'waiting'; hasMedia: boolean }
  | { type: 'refused'; generation: number; exit: StayExit; problem: string }
  | { type: 'failed'; generation: number; problem: string }
  /** The time of a planned entry has come. */
  | { type: 'due'; generation: number }
  /** A track or the whole line is lost, or could not be opened. */
  | { type: 'lineLost'; generation: number }
  /** The line has carried for a while. */
  | { type: 'steady'; generation: number }
  /** The server has given the place up, or a host has admitted this page. */
  | { type: 'seatLost' }
  | { type: 'admitted' }
  | { type: 'interrupted' }
  /** The socket is back: what is planned need not wait. */
  | { type: 'reached' }
  /** A sign of life was answered. */
  | { type: 'stayed' }
  | { type: 'ended'; exit: StayExit }
  | { type: 'leave' }

export type StayEffect =
  | { do: 'ask'; generation: number; seat: string | undefined }
  | { do: 'plan'; generation: number; ms: number }
  | { do: 'openLine'; generation: number }
  | { do: 'closeLine' }
  /** Tells the server that a place is free. */
  | { do: 'release'; seat: string }
  | { do: 'finish' }

type Next = { stay: Stay; effects: StayEffect[] }

/** The first return is at once; a line that keeps breaking is left alone for longer and longer. */
const waits = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000]
export const waitBefore = (tries: number): number => waits[Math.min(tries, waits.length - 1)]!

const same = (stay: Stay): Next => ({ stay, effects: [] })

type Reactions = {
  [Type in StayEvent['type']]: (stay: Stay, event: Extract<StayEvent, { type: Type }>) => Next
}

const reactions: Reactions = {
  press,
  answered: (stay, event) =>
    event.generation === stay.generation ? settle(stay, event) : settleLate(stay, event.seat),
  refused: (stay, event) =>
    event.generation === stay.generation ? fail(stay, event) : settleLate(stay, undefined),
  failed: (stay, event) =>
    event.generation === stay.generation ? fail(stay, event) : settleLate(stay, undefined),
  due: (stay, { generation }) =>
    stay.entry === 'planned' && generation === stay.generation ? ask(stay) : same(stay),
  lineLost: (stay, { generation }) =>
    generation === stay.line ? withEffect({ do: 'closeLine' }, enterAgain({ ...stay, line: 0 })) : same(stay),
  steady: (stay, { generation }) => same(generation === stay.line ? { ...stay, tries: 0 } : stay),
  seatLost: enterAgain,
  admitted(stay) {
    if (stay.entry === 'asked') return same({ ...stay, isWanted: true })
    return stay.phase === 'waiting' ? ask({ ...stay, generation: stay.generation + 1 }) : same(stay)
  },
  interrupted: (stay) => same(isHere(stay) ? { ...stay, isInterrupted: true } : stay),
  reached: (stay) => (stay.entry === 'planned' ? ask(stay) : calm(stay)),
  stayed: calm,
  ended: (stay, { exit }) => (isHere(stay) ? end(stay, exit) : same(stay)),
  leave,
}

export const reduceStay = (stay: Stay, event: StayEvent): Next => reactions[event.type](stay, event as never)

const isHere = ({ phase }: Stay) => phase === 'inside' || phase === 'waiting'

function calm(stay: Stay): Next {
  return same({ ...stay, isInterrupted: stay.isInterrupted && stay.entry !== 'none' })
}

const withEffect = (effect: StayEffect, { stay, effects }: Next): Next => ({
  stay,
  effects: [effect, ...effects],
})

const ask = (stay: Stay): Next => ({
  stay: { ...stay, entry: 'asked', isWanted: false },
  effects: [{ do: 'ask', generation: stay.generation, seat: stay.seat }],
})

const release = ({ seat }: Stay): StayEffect[] => (seat === undefined ? [] : [{ do: 'release', seat }])

const plan = (stay: Stay, ms: number): Next => ({
  stay: { ...stay, entry: 'planned' },
  effects: [{ do: 'plan', generation: stay.generation, ms }],
})

function press(stay: Stay): Next {
  if (stay.phase === 'entering' || isHere(stay)) return same(stay)
  const fresh: Stay = { ...outsideStay, phase: 'entering', generation: stay.generation + 1 }
  // The entry that was on its way when the person left must be answered first: two at once would throw each other out.
  return stay.entry === 'asked' ? same({ ...fresh, entry: 'asked', isWanted: true }) : ask(fresh)
}

function settle(stay: Stay, event: Extract<StayEvent, { type: 'answered' }>): Next {
  const { seat, status, hasMedia, generation } = event
  if (status === 'waiting' && stay.isWanted)
    return ask({ ...stay, phase: 'waiting', seat, generation: generation + 1 })
  const settled: Stay = {
    ...stay,
    phase: status === 'waiting' ? 'waiting' : 'inside',
    seat,
    entry: 'none',
    isWanted: false,
    isInterrupted: false,
    problem: undefined,
    line: hasMedia ? generation : 0,
  }
  const effects: StayEffect[] = [{ do: 'closeLine' }]
  if (hasMedia) effects.push({ do: 'openLine', generation })
  return { stay: settled, effects }
}

/** The person has left meanwhile: the place is free again, or the one that they take who enter once more. */
function settleLate(stay: Stay, seat: string | undefined): Next {
  if (stay.entry !== 'asked') return same(stay)
  if (stay.isWanted) return ask({ ...stay, ...(seat !== undefined && { seat }) })
  return { stay: { ...stay, entry: 'none' }, effects: release({ ...stay, seat }) }
}

function fail(stay: Stay, event: Extract<StayEvent, { type: 'refused' | 'failed' }>): Next {
  const { problem } = event
  const settled: Stay = { ...stay, entry: 'none', isWanted: false }
  if (stay.phase === 'entering')
    return {
      stay: { ...settled, phase: 'outside', problem, seat: undefined, generation: stay.generation + 1 },
      effects: [{ do: 'finish' }, ...release(stay)],
    }
  if (event.type === 'refused') return end(settled, event.exit)
  return plan({ ...settled, isInterrupted: true, tries: stay.tries + 1 }, waitBefore(stay.tries + 1))
}

/** With the same seat. An entry that is planned or on its way already brings what is missing. */
function enterAgain(stay: Stay): Next {
  if (!isHere(stay) || stay.entry !== 'none') return same(stay)
  const again: Stay = {
    ...stay,
    generation: stay.generation + 1,
    tries: stay.tries + 1,
    isInterrupted: stay.line === 0 && stay.phase === 'inside',
  }
  const ms = waitBefore(stay.tries)
  return ms === 0 ? ask(again) : plan(again, ms)
}

function end(stay: Stay, exit: Stay['exit']): Next {
  return {
    stay: {
      ...outsideStay,
      phase: 'over',
      exit,
      generation: stay.generation + 1,
      entry: stay.entry === 'asked' ? 'asked' : 'none',
    },
    effects: [{ do: 'closeLine' }, { do: 'finish' }],
  }
}

function leave(stay: Stay): Next {
  if (stay.phase === 'over' || stay.phase === 'outside') return same(stay)
  const { stay: ended, effects } = end(stay, undefined)
  // An entry that is on its way gives back what it gets when it is answered.
  return { stay: ended, effects: [...effects, ...release(stay)] }
}
