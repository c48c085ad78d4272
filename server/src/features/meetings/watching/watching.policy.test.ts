import { expect, it } from 'vitest'
import { audiences } from '#contract/meetings/meetings.ts'
import type { Audience } from '#contract/meetings/meetings.ts'
import type { WatchReason, NextStep } from '#contract/meetings/watching.ts'
import { isMeantFor, judgeEntry, judgeWatching } from './watching.policy.ts'
import type { Admission, Viewer } from './watching.policy.ts'

/**
 * Five tables, one per requirement; the first that rejects decides. They are written out, not computed: a change of the policy changes a
 * cell here.
 */
type Cell = 'go' | `${WatchReason} → ${NextStep}`

const people = ['visitor', 'nobody', 'doctor', 'other', 'enterprise', 'guest', 'speaker', 'trusted'] as const
type Person = (typeof people)[number]
type Row = Record<Person, Cell>

const everybody = (cell: Cell): Row => ({
  visitor: cell,
  nobody: cell,
  doctor: cell,
  other: cell,
  enterprise: cell,
  guest: cell,
  speaker: cell,
  trusted: 'go',
})

const byAudience: Record<Audience, Row> = {
  all: everybody('go'),
  member: { ...everybody('go'), visitor: 'login → login' },
  doctor: {
    ...everybody('doctor → identity'),
    visitor: 'doctor → login',
    doctor: 'go',
  },
  enterprise: {
    ...everybody('enterprise → identity'),
    visitor: 'enterprise → login',
    enterprise: 'go',
  },
  faculty: { ...everybody('faculty → organiser'), visitor: 'faculty → login', speaker: 'go' },
  invited: { ...everybody('invited → account'), visitor: 'invited → login', guest: 'go' },
}

/** For each setting: without and with what it requires (on the list, password entered, licence verified). */
const byWatch: Record<'open' | 'whitelist' | 'password' | 'licence', { without: Row; having: Row }> = {
  open: { without: everybody('go'), having: everybody('go') },
  whitelist: {
    without: { ...everybody('whitelist → organiser'), visitor: 'login → login' },
    having: { ...everybody('go'), visitor: 'login → login' },
  },
  password: { without: everybody('password → password'), having: everybody('go') },
  licence: {
    without: { ...everybody('licence → verification'), visitor: 'login → login' },
    having: { ...everybody('go'), visitor: 'login → login' },
  },
}

const byCompletion: Record<'not asked' | 'incomplete' | 'complete', Row> = {
  'not asked': everybody('go'),
  incomplete: { ...everybody('profile → profile'), visitor: 'login → login' },
  complete: { ...everybody('go'), visitor: 'login → login' },
}

const byCheckin: Record<'not asked' | 'none' | 'under review' | 'passed' | 'failed', Row> = {
  'not asked': everybody('go'),
  none: { ...everybody('sign_in → sign_in'), visitor: 'login → login' },
  'under review': { ...everybody('sign_in_review → sign_in'), visitor: 'login → login' },
  passed: { ...everybody('go'), visitor: 'login → login' },
  failed: { ...everybody('sign_in_failed → sign_in'), visitor: 'login → login' },
}

const userTypeOf: Record<Person, number> = {
  visitor: 0,
  nobody: 0,
  doctor: 1,
  other: 2,
  enterprise: 3,
  guest: 2,
  speaker: 2,
  trusted: 2,
}
const stateOf = { 'not asked': 0, none: 0, 'under review': 1, passed: 2, failed: 3 }

type Case = {
  person: Person
  audience: Audience
  watch: keyof typeof byWatch
  has: 'without' | 'having'
  completion: keyof typeof byCompletion
  checkin: keyof typeof byCheckin
}

function* cases(): Generator<Case> {
  for (const person of people)
    for (const audience of audiences)
      for (const watch of Object.keys(byWatch) as Case['watch'][])
        for (const has of ['without', 'having'] as const)
          for (const completion of Object.keys(byCompletion) as Case['completion'][])
            for (const checkin of Object.keys(byCheckin) as Case['checkin'][])
              yield { person, audience, watch, has, completion, checkin }
}

function admissionOf({ person, audience, watch, has, completion, checkin }: Case): Admission {
  const viewer: Viewer = {
    isTrusted: person === 'trusted',
    userType: userTypeOf[person],
    isFaculty: person === 'speaker',
    isInvited: person === 'guest',
    isWhitelisted: has === 'having',
    hasLicence: has === 'having',
    hasCompleteProfile: completion === 'complete',
    checkin: stateOf[checkin],
  }
  return {
    isOffline: false,
    audiences: ['all', audience],
    needsLicence: watch === 'licence',
    needsWhitelist: watch === 'whitelist',
    needsPassword: watch === 'password',
    needsCompletion: completion !== 'not asked',
    needsCheckin: checkin !== 'not asked',
    hasPassed: has === 'having',
    viewer: person === 'visitor' ? undefined : viewer,
  }
}

function expectedOf({ person, audience, watch, has, completion, checkin }: Case): Cell {
  const cells = [
    byAudience[audience][person],
    byWatch[watch][has][person],
    byCompletion[completion][person],
    byCheckin[checkin][person],
  ]
  const refusals = cells.filter((cell) => cell !== 'go')
  // Outside the audience nothing else matters; then a login comes before anything that a visitor could do.
  if (cells[0] !== 'go') return cells[0]!
  return refusals.find((cell) => cell === 'login → login') ?? refusals[0] ?? 'go'
}

const said = (asked: Admission): string => {
  const verdict = judgeWatching(asked)
  return verdict.is === 'go' ? 'go' : `${verdict.reason} → ${verdict.nextStep}`
}

it('answers every combination of identity, audience, watch setting, completion and check-in', () => {
  const all = [...cases()]
  expect(all).toHaveLength(8 * 6 * 4 * 2 * 3 * 5)
  const wrong = all.filter((one) => said(admissionOf(one)) !== expectedOf(one))
  expect(wrong.map((one) => ({ ...one, said: said(admissionOf(one)), expected: expectedOf(one) }))).toEqual(
    [],
  )
})

it('shows nobody a picture of a meeting that is held only on site', () => {
  for (const one of cases()) expect(said({ ...admissionOf(one), isOffline: true })).toBe('offline → none')
})

it('decides about the room of a meeting as about its picture, on site too', () => {
  for (const one of cases()) {
    const asked = admissionOf(one)
    expect(judgeEntry({ ...asked, isOffline: true })).toEqual(judgeWatching(asked))
  }
})

it('admits nobody to a part whom the large meeting does not admit, whichever of them is stricter', () => {
  for (const one of cases())
    for (const large of audiences) {
      const asked = admissionOf(one)
      const both = judgeEntry({ ...asked, audiences: [large, one.audience] })
      const each = [large, one.audience].map((audience) => judgeEntry({ ...asked, audiences: [audience] }))
      expect(both.is === 'go').toBe(each.every(({ is }) => is === 'go'))
    }
})

it('admits people who meet every requirement, and names one at a time', () => {
  const asks: Case = {
    person: 'doctor',
    audience: 'doctor',
    watch: 'password',
    has: 'without',
    completion: 'incomplete',
    checkin: 'none',
  }
  expect(said(admissionOf(asks))).toBe('password → password')
  expect(said(admissionOf({ ...asks, has: 'having' }))).toBe('profile → profile')
  expect(said(admissionOf({ ...asks, has: 'having', completion: 'complete' }))).toBe('sign_in → sign_in')
  expect(said(admissionOf({ ...asks, has: 'having', completion: 'complete', checkin: 'passed' }))).toBe('go')
})

it('determines who a meeting is for, whatever they still have to do', () => {
  const doctor: Case = {
    person: 'doctor',
    audience: 'doctor',
    watch: 'password',
    has: 'without',
    completion: 'incomplete',
    checkin: 'none',
  }
  expect(isMeantFor(admissionOf(doctor))).toBe(true)
  expect(isMeantFor(admissionOf({ ...doctor, person: 'other' }))).toBe(false)
  expect(isMeantFor(admissionOf({ ...doctor, watch: 'whitelist' }))).toBe(false)
  expect(isMeantFor(admissionOf({ ...doctor, watch: 'whitelist', has: 'having' }))).toBe(true)
  expect(isMeantFor(admissionOf({ ...doctor, person: 'visitor', audience: 'all' }))).toBe(true)
  expect(isMeantFor(admissionOf({ ...doctor, person: 'visitor', audience: 'member' }))).toBe(true)
  expect(isMeantFor(admissionOf({ ...doctor, watch: 'licence' }))).toBe(true)
})
