import { expect, it } from 'vitest'
import { reasonIn } from './debian.ts'
import { failed, passed, skipped, summaryOf } from './outcome.ts'
import { countPlaywright, countVitest, waveringIn } from './reports.ts'

it('ends with a line of numbers', () => {
  expect(summaryOf([passed(), passed()])).toBe('2 passed, 0 failed')
  expect(summaryOf([passed(), failed('why'), skipped('why')])).toBe('1 passed, 1 failed, 1 skipped')
})

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

it('counts the tests of vitest, and files that could not be loaded', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 3, skipped: 3 })
})

it('counts the journeys of playwright, and names those that waver', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const told = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone' }] })
  const inner = { title: 'inner', specs: [told('back', 'flaky')] }
  const suites = [{ title: 'file', suites: [inner], specs: [told('home', 'expected')] }]
  expect(countPlaywright({ errors: [], stats, suites })).toEqual({ passed: 6, failed: 1, skipped: 2 })
  expect(countPlaywright({ errors: [{}], stats, suites })).toMatchObject({ failed: 2 })
  expect(waveringIn({ suites })).toEqual(['phone › back'])
})

it('finds the reason in what a command says', () => {
  const apt = 'Reading package lists...\nE: Unable to locate package chromium\n'
  expect(reasonIn(apt)).toBe('E: Unable to locate package chromium')
  const node = 'Downloading ...\nError: getaddrinfo ENOTFOUND example\n    at onexit (node:internal)\n'
  expect(reasonIn(node)).toBe('Error: getaddrinfo ENOTFOUND example')
  expect(reasonIn('gone\n')).toBe('gone')
  expect(reasonIn('')).toBe('')
})
