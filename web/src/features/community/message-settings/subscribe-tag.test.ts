import { expect, it } from 'vitest'
import { isAcceptedIn } from './subscribe-tag.ts'

const said = (subscribeDetails: string | undefined) =>
  new CustomEvent('success', { detail: { subscribeDetails } })

it.each([
  ['accept', true],
  ['reject', false],
  ['ban', false],
])('reads %s from what WeChat says', (status, isAccepted) => {
  const details = JSON.stringify({ T1: JSON.stringify({ status }), T2: JSON.stringify({ status: 'accept' }) })
  expect(isAcceptedIn(said(details), 'T1')).toBe(isAccepted)
})

it('takes anything else for a no', () => {
  expect(isAcceptedIn(said('not json'), 'T1')).toBe(false)
  expect(isAcceptedIn(said(undefined), 'T1')).toBe(false)
})
