import { expect, it } from 'vitest'
import { reasonIn } from './debian.ts'
import { root } from './command.ts'
import { failed, passed, skipped, summaryOf, untriedLines } from './outcome.ts'
import {
  countPlaywright,
  countVitest,
  untriedByPlaywright,
  untriedByVitest,
  waveringByPlaywright,
  waveringByVitest,
} from './reports.ts'

it('ends with a line of numbers', () => {
  expect(summaryOf([passed(), passed()])).toBe('2 passed, 0 failed')
  expect(summaryOf([passed(), failed('why'), skipped('why')])).toBe('1 passed, 1 failed, 1 skipped')
})

const fileOf = (status: string, tests: string[], group?: string) => ({
  name: `${root}/server/src/${status}.test.ts`,
  status,
  assertionResults: tests.map((test, index) => ({
    status: test,
    ancestorTitles: group ? [group] : [],
    title: `test ${index}`,
    failureMessages: test === 'failed' ? ['why'] : [],
  })),
})

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

it('counts the tests of vitest, and files that could not be loaded', () => {
  const testResults = [
    fileOf('passed', ['passed']),
    fileOf('failed', ['failed', 'passed']),
    fileOf('failed', []),
    fileOf('failed', ['passed']),
  ]
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 3, skipped: 3 })
})

it('names the tests of vitest that waver', () => {
  const file = fileOf('passed', ['passed', 'passed', 'failed'])
  file.assertionResults[1]!.failureMessages = ['why']
  expect(waveringByVitest({ testResults: [file] })).toEqual(['server/src/passed.test.ts › test 1'])
})

const journeyOf = (title: string, status: string, description?: string) => ({
  title,
  file: 'live.spec.ts',
  tests: [{ status, projectName: 'phone', annotations: description ? [{ description }] : [] }],
})

it('counts the journeys of playwright, and names those that waver', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const inner = { title: 'inner', specs: [journeyOf('back', 'flaky')] }
  const suites = [{ title: 'file', suites: [inner], specs: [journeyOf('home', 'expected')] }]
  expect(countPlaywright({ errors: [], stats, suites })).toEqual({ passed: 6, failed: 1, skipped: 2 })
  expect(countPlaywright({ errors: [{}], stats, suites })).toMatchObject({ failed: 2 })
  expect(waveringByPlaywright({ suites })).toEqual(['phone › back'])
})

it('names what was not tried, and why where that is known', () => {
  const testResults = [
    fileOf('passed', ['passed', 'failed']),
    fileOf('left', ['skipped', 'pending', 'passed'], 'a camera'),
    fileOf('some', ['passed', 'skipped', 'todo']),
  ]
  expect(untriedByVitest({ testResults })).toEqual([
    'server/src/left.test.ts: a camera (2)',
    'server/src/some.test.ts: test 1; test 2 (2)',
  ])
  const specs = [
    journeyOf('home', 'expected'),
    journeyOf('a stream', 'skipped', 'ffmpeg is not installed'),
    journeyOf('a door', 'skipped'),
  ]
  expect(untriedByPlaywright({ suites: [{ title: 'file', suites: [{ title: 'inner', specs }] }] })).toEqual([
    'e2e/live.spec.ts: a stream (ffmpeg is not installed)',
    'e2e/live.spec.ts: a door',
  ])
  expect(untriedLines([passed(), skipped('Browser journeys: no Chromium.')])).toEqual([
    'Not tried:',
    '  Browser journeys: no Chromium.',
  ])
  expect(untriedLines([passed()])).toEqual([])
})

it('finds the reason in what a command says', () => {
  const apt = 'Reading package lists...\nE: Unable to locate package chromium\n'
  expect(reasonIn(apt)).toBe('E: Unable to locate package chromium')
  const node = 'Downloading ...\nError: getaddrinfo ENOTFOUND example\n    at onexit (node:internal)\n'
  expect(reasonIn(node)).toBe('Error: getaddrinfo ENOTFOUND example')
  expect(reasonIn('gone\n')).toBe('gone')
  expect(reasonIn('')).toBe('')
})
