import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Right } from '#contract/wire/rights.ts'
import type { Member } from '#kernel/member.ts'
import { judgeWork, playableSeconds } from './works.policy.ts'
import type { WatchedWork } from './works.policy.ts'

const memberOf = (userId: number, rights: Right[] = []): Member => ({
  userId,
  isOperator: rights.length > 0,
  hasFreshStep: false,
  rights: new Set(rights),
  sessionId: 1,
  userType: 1,
  client: 'phone',
})
const [owner, operator, buyer, stranger] = [
  memberOf(1),
  memberOf(2, ['works.review']),
  memberOf(3),
  memberOf(4),
]

const whole: NonNullable<WatchedWork['right']> = { isSuspended: false, returnedLessons: [] }

const work = (given: Partial<WatchedWork['work']> = {}): WatchedWork['work'] => ({
  is_free: false,
  trial_seconds: 0,
  removed_at: null,
  ...given,
})

it.each([
  ['the author', owner, false, 'own', 'own'],
  ['an operator', operator, false, 'operator', 'operator'],
  ['a member who bought it', buyer, true, 'bought', 'bought'],
  ['another member', stranger, false, 'trial', undefined],
  ['a visitor', undefined, false, 'trial', undefined],
])('says why %s may watch a paid work, and a removed one', (_who, member, isBought, paid, removed) => {
  const asked = { ownerId: 1, right: isBought ? whole : undefined }
  expect(judgeWork({ ...asked, work: work() }, member)).toBe(paid)
  expect(judgeWork({ ...asked, work: work({ removed_at: new Date() }) }, member)).toBe(removed)
})

it('stops while its refund waits, and lessons that were given back stay closed', () => {
  const suspended = { work: work(), ownerId: 1, right: { ...whole, isSuspended: true } }
  expect(judgeWork(suspended, buyer)).toBe('refunding')
  expect(playableSeconds('refunding', suspended, { id: 1, is_trial: false })).toBe(0)
  const returned = {
    work: work({ trial_seconds: 60 }),
    ownerId: 1,
    right: { ...whole, returnedLessons: [2] },
  }
  expect(judgeWork(returned, buyer)).toBe('bought')
  expect(playableSeconds('bought', returned, { id: 1, is_trial: false })).toBe(Infinity)
  expect(playableSeconds('bought', returned, { id: 2, is_trial: false })).toBe(60)
})

it('opens a free work to everybody, whole', () => {
  const free = { work: work({ is_free: true, trial_seconds: 60 }), ownerId: 1, right: undefined }
  for (const member of [stranger, undefined]) {
    expect(judgeWork(free, member)).toBe('free')
    expect(playableSeconds('free', free, { id: 1, is_trial: false })).toBe(Infinity)
  }
})

it.each([
  ['nothing without a trial', 0, false, 0],
  ['the first seconds', 180, false, 180],
  ['a trial lesson as a whole', 180, true, Infinity],
])('lets others try %s', (_what, trial_seconds, is_trial, seconds) => {
  expect(
    playableSeconds('trial', { work: work({ trial_seconds }), right: undefined }, { id: 1, is_trial }),
  ).toBe(seconds)
})

/** A second model of the same rule, written as sentences about who is let in; it knows nothing of the order of the checks. */
function expected({ work, ownerId, right }: WatchedWork, member: Member | undefined, isTrial: boolean) {
  const isInsider = member !== undefined && (member.rights.has('works.review') || member.userId === ownerId)
  const hasPaid =
    member !== undefined && right !== undefined && !right.isSuspended && right.returnedLessons.length === 0
  const isKnown = member !== undefined && right !== undefined
  const isPublic = work.removed_at === null || isKnown
  const mayWatchAll = isInsider || hasPaid || (isPublic && !isKnown && work.is_free) || (isPublic && isTrial)
  const mayTry = isPublic && work.trial_seconds > 0
  return mayWatchAll ? Infinity : mayTry ? work.trial_seconds : 0
}

it('agrees with a second model for every work, lesson and caller', () => {
  const works = fc.record({
    is_free: fc.boolean(),
    trial_seconds: fc.constantFrom(0, 1, 180, 3600),
    removed_at: fc.constantFrom(null, new Date(0)),
  })
  const members = fc.option(
    fc.record({
      userId: fc.integer({ min: 1, max: 3 }),
      rights: fc.constantFrom<Right[]>([], ['works.review']),
    }),
    { nil: undefined },
  )
  const owners = fc.constantFrom(null, 1, 2)
  fc.assert(
    fc.property(
      works,
      members,
      owners,
      fc.constantFrom(undefined, whole, { ...whole, isSuspended: true }, { ...whole, returnedLessons: [1] }),
      fc.boolean(),
      (work, given, ownerId, right, isTrial) => {
        const member = given && memberOf(given.userId, given.rights)
        const asked = { work, ownerId, right }
        const access = judgeWork(asked, member)
        expect(playableSeconds(access, asked, { id: 1, is_trial: isTrial })).toBe(
          expected(asked, member, isTrial),
        )
      },
    ),
    { numRuns: 2000 },
  )
})
