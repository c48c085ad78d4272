import { expect, it } from 'vitest'
import { chooseNotice } from './choose-notice.ts'

it.each([
  ['a message comes before everything', { push: true, subjects: true, app: true }, 'push'],
  ['then the subjects', { push: false, subjects: true, app: true }, 'subjects'],
  ['then the app', { push: false, subjects: false, app: true }, 'app'],
  ['nothing wants to be shown', { push: false, subjects: false, app: false }, undefined],
  ['a message may still come', { push: undefined, subjects: true, app: true }, undefined],
  ['the subjects may still be asked for', { push: false, subjects: undefined, app: true }, undefined],
  ['the app is asked for last', { push: false, subjects: true, app: undefined }, 'subjects'],
])('%s', (_why, wishes, notice) => {
  expect(chooseNotice(wishes)).toBe(notice)
})
