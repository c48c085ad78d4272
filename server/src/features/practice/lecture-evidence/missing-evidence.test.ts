import { expect, it } from 'vitest'
import { missingEvidence } from './missing-evidence.ts'
import type { EvidenceFacts } from './missing-evidence.ts'

const complete: EvidenceFacts = {
  isMeetingOver: true,
  isConfirmed: true,
  isAgreementCurrent: true,
  hasRecord: true,
  pictures: 1,
  needsSlides: true,
  hasSlides: true,
}

it.each<[string, Partial<EvidenceFacts>, string[]]>([
  ['nothing', {}, []],
  ['the end of the meeting', { isMeetingOver: false }, ['meeting']],
  ['a new agreement', { isAgreementCurrent: false }, ['agreement']],
  ['confirmation and record', { isConfirmed: false, hasRecord: false }, ['confirmation', 'record']],
  ['pictures', { pictures: 0 }, ['pictures']],
  ['the slides of a lecturer', { hasSlides: false }, ['slides']],
  ['no slides of a chair', { needsSlides: false, hasSlides: false }, []],
])('misses %s', (_case, facts, missing) => {
  expect(missingEvidence({ ...complete, ...facts })).toEqual(missing)
})
