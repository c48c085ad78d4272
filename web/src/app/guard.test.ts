import { describe, expect, it } from 'vitest'
import type { UserInfo } from '#contract/people/account.ts'
import type { LoginState } from '#web/platform/login-session.ts'
import type { Screen } from '#web/platform/screen.ts'
import { passage } from './guard.ts'

const screen = (fields: Partial<Screen>): Screen => ({
  path: '/x',
  title: { zh: '某页', en: 'Some page' },
  access: 'open',
  load: () => Promise.reject(new Error('not loaded here')),
  ...fields,
})

const user = (flag: 0 | 1): LoginState => ({
  is: 'in',
  user: { userid: 1, alert_userinfo_frame: flag } as UserInfo,
  hasFailed: false,
})
const reading: LoginState = { is: 'in', user: undefined, hasFailed: false }
const failed: LoginState = { is: 'in', user: undefined, hasFailed: true }
const out: LoginState = { is: 'out' }
const unknown: LoginState = { is: 'unknown' }
const location = { pathname: '/x', search: '?a=1' }

describe('a screen that needs a login', () => {
  const own = screen({ access: 'login' })
  it('sends a visitor to the login, with a return address', () => {
    expect(passage(own, out, location)).toEqual({ is: 'elsewhere', path: '/login?from=%2Fx%3Fa%3D1' })
  })
  it('waits until the login state is known', () => {
    expect(passage(own, unknown, location)).toEqual({ is: 'wait' })
  })
  it('lets a member in', () => {
    expect(passage(own, user(0), location)).toEqual({ is: 'go' })
  })
})

describe('a screen that needs a complete profile', () => {
  const detail = screen({ access: 'authorization', needsProfile: 'always' })
  it('sends a flagged user to complete it', () => {
    expect(passage(detail, user(1), location)).toMatchObject({
      is: 'elsewhere',
      path: expect.stringMatching(/^\/informationComplete/),
    })
  })
  it('lets a visitor and an unflagged user in', () => {
    expect(passage(detail, out, location)).toEqual({ is: 'go' })
    expect(passage(detail, user(0), location)).toEqual({ is: 'go' })
  })
})

it.each(['always', 'when-the-meeting-asks'] as const)(
  'a screen that needs the profile (%s) waits for it, and says so when it cannot be read',
  (needsProfile) => {
    const detail = screen({ access: 'authorization', needsProfile })
    expect(passage(detail, reading, location)).toEqual({ is: 'wait' })
    expect(passage(detail, failed, location)).toEqual({ is: 'failed' })
    expect(passage(screen({ access: 'login' }), failed, location)).toEqual({ is: 'go' })
  },
)

describe('a screen of a meeting that may ask for a complete profile', () => {
  const detail = screen({ access: 'authorization', needsProfile: 'when-the-meeting-asks' })
  const at = { pathname: '/meetingDetail', search: '?meeting_id=7' }
  it('waits for the answer about the meeting, then sends a flagged user to complete the profile', () => {
    expect(passage(detail, user(1), at)).toEqual({ is: 'wait' })
    expect(passage(detail, user(1), at, false)).toEqual({ is: 'go' })
    expect(passage(detail, user(1), at, true)).toEqual({
      is: 'elsewhere',
      path: '/informationComplete?from=%2FmeetingDetail%3Fmeeting_id%3D7&meeting_id=7',
    })
  })
  it('lets a visitor and an unflagged user in without waiting', () => {
    expect(passage(detail, out, at)).toEqual({ is: 'go' })
    expect(passage(detail, user(0), at)).toEqual({ is: 'go' })
  })
})

it('lets everybody into every other screen', () => {
  expect(passage(screen({ access: 'authorization' }), user(1), location)).toEqual({ is: 'go' })
  expect(passage(screen({}), unknown, location)).toEqual({ is: 'go' })
})
