import { describe, expect, it } from 'vitest'
import { legacyRedirect, meetingPath } from './legacy-redirect.ts'

const site = 'https://m.example.com'
const config = { legacyPaths: ['/old-college', '#/old-shop'], oldMobileOrigin: 'https://old.example.com' }
const redirect = (rest: string) => legacyRedirect(`${site}${rest}`, config)

it.each([
  ['/#/person-center', '/personalCenter'],
  ['/#!/person-center/', '/personalCenter'],
  ['/#/status', '/statusVerification'],
  ['/#/status-check', '/statusVerification'],
  ['/#/status-verification?step=2&name=%E6%9D%8F', '/statusVerification?step=2&name=%E6%9D%8F'],
  ['/?code=abc#/person-center?tab=1', '/personalCenter?code=abc&tab=1'],
])('sends %s to %s (R025, R026)', (old, path) => {
  expect(redirect(old)).toEqual({ kind: 'path', path })
})

describe('meetings (R027 to R029)', () => {
  it.each([
    ['/#/meeting-notice?live_id=12', 'meeting_id=12'],
    ['/#/live?liveId=12&inviter=3', 'inviter=3&meeting_id=12'],
    ['/#/live-detail?meeting_id=12', 'meeting_id=12'],
    ['/?live_id=12#/live', 'meeting_id=12'],
    ['/?live_id=5#/live?live_id=12', 'meeting_id=12'],
  ])('%s keeps its id as meeting_id', (old, query) => {
    expect(redirect(old)).toEqual({ kind: 'meeting', meetingId: '12', query })
  })

  it('go to the home of a large one and the detail of any other', () => {
    const target = { kind: 'meeting', meetingId: '12', query: 'meeting_id=12' } as const
    expect(meetingPath(target, true)).toBe('/meetingHome?meeting_id=12')
    expect(meetingPath(target, false)).toBe('/meetingDetail?meeting_id=12')
  })

  it('without an id lead home', () => {
    expect(redirect('/#/live?live_id=')).toEqual({ kind: 'path', path: '/' })
  })
})

describe('paths of the older mobile site (R030)', () => {
  it.each([
    ['/#/old-college?id=3', 'https://old.example.com/#/old-college?id=3'],
    ['/#/old-shop', 'https://old.example.com/#/old-shop'],
    ['/old-college?id=3', 'https://old.example.com/old-college?id=3'],
  ])('%s goes there', (old, url) => {
    expect(redirect(old)).toEqual({ kind: 'old-site', url })
  })

  it('go home when no older site is configured', () => {
    expect(legacyRedirect(`${site}/#/old-shop`, { ...config, oldMobileOrigin: '' })).toEqual({
      kind: 'path',
      path: '/',
    })
  })
})

it.each([
  '/',
  '/meetingDetail?meeting_id=1',
  '/meetingDetail#comments',
  '/#/',
  '/#/unknown',
  '/person-center',
])('leaves %s alone', (address) => {
  expect(redirect(address)).toBeUndefined()
})
