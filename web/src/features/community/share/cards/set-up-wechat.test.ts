import { expect, it } from 'vitest'
import { signedAddress } from './set-up-wechat.ts'

const landing = 'https://xinglin.test/?college_id=3'
const inFront = 'https://xinglin.test/doctorMainPage?doctor_id=7'

it('signs the landing address on iOS and the one in front elsewhere', () => {
  expect(signedAddress(true, landing, inFront)).toBe(landing)
  expect(signedAddress(false, landing, inFront)).toBe(inFront)
})

it('leaves out what WeChat does not see', () => {
  expect(signedAddress(false, landing, `${inFront}#top`)).toBe(inFront)
})
