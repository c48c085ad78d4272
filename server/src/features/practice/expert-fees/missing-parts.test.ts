import { expect, it } from 'vitest'
import { missingParts } from './missing-parts.ts'
import type { FeeFacts } from './missing-parts.ts'

const complete: FeeFacts = {
  status: 1,
  isAgreed: true,
  isAuthenticated: true,
  hasPayee: true,
  isMeetingOver: true,
  hasEvidence: true,
}

it.each<[string, Partial<FeeFacts>, string[]]>([
  ['nothing of a complete one', {}, []],
  ['nothing of an available one', { status: 2, isAgreed: false, hasEvidence: false }, []],
  ['the confirmation', { status: 0 }, ['confirmation']],
  ['the answer to an objection', { status: 4 }, ['answer']],
  ['the agreement', { isAgreed: false }, ['agreement']],
  ['the person’s data', { isAuthenticated: false, hasPayee: false }, ['authentication', 'payee']],
  ['the evidence after the meeting', { hasEvidence: false }, ['evidence']],
  ['the end of the meeting before it', { isMeetingOver: false, hasEvidence: false }, ['meeting']],
])('names %s', (_case, facts, missing) => {
  expect(missingParts({ ...complete, ...facts })).toEqual(missing)
})
