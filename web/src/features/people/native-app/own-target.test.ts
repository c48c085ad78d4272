import { expect, it } from 'vitest'
import { appAddress, ownTarget } from './own-target.ts'

const origin = 'https://www.example.org'

it.each([
  ['/meetingDetail?meeting_id=3', '/meetingDetail?meeting_id=3'],
  ['https://www.example.org/doctorMainPage?doctor_id=7', '/doctorMainPage?doctor_id=7'],
  ['meetingHome?meeting_id=1', '/meetingHome?meeting_id=1'],
])('%s is a target of this site', (target, path) => expect(ownTarget(target, origin)).toBe(path))

it.each([
  null,
  '',
  '//evil.example/a',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/meetingDetail',
  'https://www.example.org.evil.example/',
  'https://www.example.org@evil.example/',
  'http://www.example.org/a',
  'javascript:alert(1)',
  'data:text/html,a',
  'https://',
  '/appLink?target=/appLink',
  '/download',
])('%j leads home', (target) => expect(ownTarget(target, origin)).toBe('/'))

it('hands the app the whole address', () => {
  expect(appAddress('xinglin', origin, '/meetingDetail?meeting_id=3&a=b')).toBe(
    'xinglin://open?url=https%3A%2F%2Fwww.example.org%2FmeetingDetail%3Fmeeting_id%3D3%26a%3Db',
  )
})

it.each(['', 'x', 'javascript', 'data', 'https', 'xing lin', 'xinglin:', '//a'])(
  'opens nothing by the scheme "%s"',
  (scheme) => expect(appAddress(scheme, origin, '/')).toBeUndefined(),
)
