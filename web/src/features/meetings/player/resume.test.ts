import { expect, it } from 'vitest'
import { createSaver, resumeFrom } from './resume.ts'

it.each([
  ['a middle', 754, 3600, 754],
  ['the first moments', 2, 3600, 0],
  ['a third second', 3, 3600, 3],
  ['the end', 3600, 3600, 0],
  ['just before the end', 3598, 3600, 0],
  ['more than there is', 9999, 3600, 0],
  ['a length that is not known', 754, Number.NaN, 0],
])('resumes from %s where it should', (_what, position, duration, second) => {
  expect(resumeFrom(position, duration)).toBe(second)
})

function watch() {
  const saved: number[] = []
  let time = 0
  const saver = createSaver(
    (second) => saved.push(second),
    () => time,
  )
  return { saver, saved, wait: (ms: number) => (time += ms) }
}

it('saves the position every ten seconds of playing', () => {
  const { saver, saved, wait } = watch()
  for (let second = 1; second <= 25; second++) {
    wait(1000)
    saver.pass(second + 0.4)
  }
  expect(saved).toEqual([10, 20])
})

it('saves at once when playing stops, and only once', () => {
  const { saver, saved, wait } = watch()
  wait(4000)
  saver.pass(4.2)
  saver.stop(4.4)
  saver.stop(4.9)
  expect(saved).toEqual([4])
})

it('counts the ten seconds from the last save', () => {
  const { saver, saved, wait } = watch()
  wait(9000)
  saver.stop(9)
  wait(9000)
  saver.pass(18)
  expect(saved).toEqual([9])
  wait(1000)
  saver.pass(19)
  expect(saved).toEqual([9, 19])
})

it('does not save the start position again', () => {
  const { saver, saved } = watch()
  saver.begin(754)
  saver.stop(754.3)
  expect(saved).toEqual([])
})
