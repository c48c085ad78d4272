import { expect, it } from 'vitest'
import { loginPathFrom, returnPath } from '#web/paths/account.ts'

const back = (query: string) => returnPath(new URLSearchParams(query))

it('returns to the place the person came from', () => {
  const path = loginPathFrom({ pathname: '/curriculum', search: '?college_id=3' })
  expect(back(path.split('?').slice(1).join('?'))).toBe('/curriculum?college_id=3')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login?from=/x',
])('never returns to %s', (from) => expect(back(`from=${encodeURIComponent(from)}`)).toBe('/'))

it('returns to the meeting that is named', () => {
  expect(back('parent_meeting_id=7&meeting_id=8')).toBe('/meetingHome?meeting_id=7')
  expect(back('meeting_id=8')).toBe('/meetingDetail?meeting_id=8')
  expect(back('meeting_id=8"><script>')).toBe('/')
})
