import { describe, expect, it } from 'vitest'
import { coverOf, firstFrame, isOverPage, mayHide, nextFrame } from './frame.ts'
import type { FrameEvent } from './frame.ts'

const after = (...events: FrameEvent['is'][]) =>
  events.reduce((frame, is) => nextFrame(frame, { is } as FrameEvent), firstFrame)

describe('controls', () => {
  it.each([
    ['stay before anything plays', after('idle'), true],
    ['hide while a video plays', after('played', 'idle'), false],
    ['stay while it is paused', after('played', 'paused', 'idle'), true],
    ['return when it is paused', after('played', 'idle', 'paused'), true],
    ['return when a mouse moves', after('played', 'idle', 'woken'), true],
    ['stay under a pointer', after('played', 'controls-entered', 'idle'), true],
    [
      'hide once the pointer has left them',
      after('played', 'controls-entered', 'controls-left', 'idle'),
      false,
    ],
    ['stay while the panel is open', after('played', 'panel-opened', 'idle'), true],
    ['hide once the panel is closed', after('played', 'panel-opened', 'panel-closed', 'idle'), false],
    ['hide and return under a finger', after('played', 'tapped', 'tapped'), true],
    ['hide under a finger while nothing plays', after('tapped'), false],
  ])('%s', (_name, frame, areShown) => {
    expect(frame.areControlsShown).toBe(areShown)
  })

  it('hide by themselves only while they are shown', () => {
    expect(mayHide(after('played'))).toBe(true)
    expect(mayHide(after('played', 'idle'))).toBe(false)
  })
})

it('a tap beside an open panel closes the panel and keeps the controls', () => {
  expect(after('panel-opened', 'tapped')).toMatchObject({ isPanelOpen: false, areControlsShown: true })
})

it('what changes nothing is the same frame', () => {
  expect(nextFrame(firstFrame, { is: 'woken' })).toBe(firstFrame)
  expect(nextFrame(firstFrame, { is: 'resized', to: 'place' })).toBe(firstFrame)
})

it.each([
  ['place', false],
  ['theatre', true],
  ['page', true],
  ['screen', false],
] as const)('the page is below a picture that takes its %s: %s', (to, isOver) => {
  expect(isOverPage(nextFrame(firstFrame, { is: 'resized', to }))).toBe(isOver)
})

describe('over the picture lies', () => {
  const nothing = { hasFailed: false, isBreak: false, hasBegun: true, isWaiting: false }
  it.each([
    ['nothing while it plays', {}, undefined],
    ['the start before anybody has pressed it', { hasBegun: false }, 'start'],
    ['the start, although it loads', { hasBegun: false, isWaiting: true }, 'start'],
    ['the wait for data', { isWaiting: true }, 'waiting'],
    ['the break, whatever else', { isBreak: true, hasBegun: false, isWaiting: true }, 'break'],
    ['the failure, before everything', { hasFailed: true, isBreak: true, isWaiting: true }, 'failure'],
  ])('%s', (_name, facts, cover) => {
    expect(coverOf({ ...nothing, ...facts })).toBe(cover)
  })
})
