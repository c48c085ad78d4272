import { expect, it } from 'vitest'
import { pictureAddress, shareAddress } from './share-address.ts'

const origin = 'https://xinglin.test'

it.each([
  ['/doctorMainPage?doctor_id=3', 'mark', `${origin}/doctorMainPage?doctor_id=3&sid=mark`],
  ['/', 'mark', `${origin}/?sid=mark`],
  ['/meetingHome?meeting_id=3', undefined, `${origin}/meetingHome?meeting_id=3`],
  // A link that came through somebody else counts for whoever passes it on.
  ['/meetingHome?sid=before&meeting_id=3', 'mark', `${origin}/meetingHome?meeting_id=3&sid=mark`],
  ['/meetingHome?sid=before&meeting_id=3', undefined, `${origin}/meetingHome?meeting_id=3`],
  ['/?college_id=3&code=secret&state=abc', undefined, `${origin}/?college_id=3`],
])('gives %s with the mark %s', (path, sid, expected) => {
  expect(shareAddress(path, sid, origin)).toBe(expected)
})

it('spells out where a picture lies', () => {
  expect(pictureAddress('/files/a.png', origin)).toBe(`${origin}/files/a.png`)
  expect(pictureAddress('https://cdn.test/a.png', origin)).toBe('https://cdn.test/a.png')
})
