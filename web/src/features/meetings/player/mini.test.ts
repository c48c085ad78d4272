import { expect, it } from 'vitest'
import { mayGoOn } from './mini.ts'

const pages = { from: '/meetingDetail?meeting_id=1', to: '/' }
const playing = { paused: false, ended: false }

it('goes on only while it plays, and only on another page', () => {
  expect(mayGoOn(playing, pages)).toBe(true)
  expect(mayGoOn({ ...playing, paused: true }, pages)).toBe(false)
  expect(mayGoOn({ ...playing, ended: true }, pages)).toBe(false)
  expect(mayGoOn(null, pages)).toBe(false)
  expect(mayGoOn(playing, { from: '/', to: '/' })).toBe(false)
})
