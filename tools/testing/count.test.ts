import { expect, it } from 'vitest'
import { reasonIn } from './debian.ts'
import { failed, outcomeOf, passed, skipped, summaryOf } from './outcome.ts'
import { readPlaywright } from './playwright-report.ts'
import { explainSkips, settleTwoRuns } from './report.ts'
import type { FileReport } from './report.ts'
import type { Run } from './level.ts'
import { slowestLines, tableLines, untriedLines } from './summary.ts'
import { tryAlone } from './try-alone.ts'

it('ends with a line of numbers', () => {
  expect(summaryOf([passed(), passed()])).toBe('2 passed, 0 failed')
  expect(summaryOf([passed(), failed('why'), skipped('why')])).toBe('1 passed, 1 failed, 1 skipped')
})

const skip = (title: string, reason = '') => ({ test: title, title: title.split(' > ')[0]!, reason })

const fileOf = (name: string, given: Partial<FileReport> = {}): FileReport => ({
  name,
  seconds: 1,
  passed: 1,
  failed: [],
  skipped: [],
  wavering: [],
  ...given,
})
const ended = { code: 0, output: '' }

it('counts tests singly, faults outside of them, and runs that say nothing', () => {
  const files = [fileOf('a'), fileOf('b', { passed: 2, failed: ['d'], skipped: [skip('c')] })]
  const counts = { passed: 3, failed: 1, skipped: 1 }
  expect(outcomeOf({ files, errors: 0 }, { ...ended, code: 1 })).toMatchObject(counts)
  expect(outcomeOf({ files, errors: 1 }, ended)).toMatchObject({ ...counts, failed: 2 })
  expect(outcomeOf({ files: [fileOf('a')], errors: 0 }, { ...ended, code: 1 })).toMatchObject({ failed: 1 })
  expect(outcomeOf(undefined, ended)).toMatchObject({ passed: 0, failed: 1 })
})

it('names what was left out, by reason', () => {
  const left = [skip('a camera > starts', 'no camera'), skip('a camera > ends', 'no camera'), skip('a door')]
  expect(outcomeOf({ files: [fileOf('a', { skipped: left })], errors: 0 }, ended).untried).toEqual([
    'a: a camera (2): no camera',
    'a: a door (1)',
  ])
})

const journeyOf = (title: string, status: string, description?: string) => ({
  title,
  file: 'live.spec.ts',
  tests: [
    {
      status,
      projectName: 'phone',
      annotations: description ? [{ description }] : [],
      results: title === 'a door' ? [] : [{ duration: 1500 }],
    },
  ],
})

it('reads what Playwright says of journeys', () => {
  const specs = [
    journeyOf('home', 'expected'),
    journeyOf('back', 'flaky'),
    journeyOf('a window', 'unexpected'),
    journeyOf('a stream', 'skipped', 'no camera'),
    journeyOf('a door', 'skipped'),
  ]
  const [spec, ...others] = specs
  expect(readPlaywright({ errors: [{}], suites: [{ suites: [{ specs: [spec!] }], specs: others }] })).toEqual(
    {
      errors: 1,
      files: [
        {
          name: 'e2e/live.spec.ts',
          seconds: 6,
          passed: 2,
          failed: ['phone › a window'],
          skipped: [
            { test: 'phone › a stream', title: 'a stream', reason: 'no camera' },
            { test: 'phone › a door', title: 'a door', reason: 'others had failed' },
          ],
          wavering: ['phone › back'],
        },
      ],
    },
  )
})

it('counts what only a second run tried there, and what both tried once', () => {
  const without = {
    errors: 0,
    files: [fileOf('a', { passed: 5, skipped: [skip('x'), skip('y')] }), fileOf('b')],
  }
  const withTools = { errors: 0, files: [fileOf('a', { passed: 5, skipped: [skip('y')] })] }
  const [first, second] = settleTwoRuns(without, withTools)
  expect(outcomeOf(first, ended)).toMatchObject({ passed: 6, skipped: 1 })
  expect(outcomeOf(second, ended)).toMatchObject({ passed: 1, failed: 0, skipped: 0 })
  const broken = { errors: 0, files: [fileOf('a', { passed: 4, failed: ['x', 'z'], skipped: [] })] }
  expect(outcomeOf(settleTwoRuns(without, broken)[1], ended)).toMatchObject({ passed: 0, failed: 2 })
})

it('says which tools are missing', () => {
  const report = { errors: 0, files: [fileOf('a', { skipped: [skip('x'), skip('y', 'only for root')] })] }
  const explained = explainSkips(report, new Map([['a', ['redis-server']]]))
  expect(outcomeOf(explained, ended).untried).toEqual([
    'a: x (1): redis-server not installed',
    'a: y (1): only for root',
  ])
})

it('shows the slowest, a table, what needed a second try and what was not tried', () => {
  const files = [
    fileOf('b.test.ts', { seconds: 9, wavering: ['goes on'] }),
    fileOf('a.test.ts', { seconds: 30 }),
  ]
  const parts = [
    { about: 'Lint', seconds: 12, outcome: passed() },
    { about: 'Unit and call tests', seconds: 90, outcome: outcomeOf({ files, errors: 0 }, ended) },
    { about: 'Browser journeys', seconds: 0, outcome: skipped('Browser journeys: no Chromium.') },
  ]
  expect(slowestLines(parts)).toEqual([
    'Slowest:',
    '    30.0 s  a.test.ts',
    '    12.0 s  Lint',
    '     9.0 s  b.test.ts',
    '     0.0 s  Browser journeys',
  ])
  expect(tableLines(parts)).toEqual([
    'Part                 Tests  Minutes  Slowest file      Second try',
    'Lint                     1      0.2',
    'Unit and call tests      2      1.5  a.test.ts (30 s)  1',
    'Browser journeys         0      0.0',
    'Passed only when tried again:',
    '  b.test.ts › goes on',
  ])
  expect(untriedLines(parts)).toEqual(['Not tried:', '  Browser journeys: no Chromium.'])
  expect(untriedLines(parts.slice(0, 2))).toEqual([])
})

it('finds the reason in what a command says', () => {
  const apt = 'Reading package lists...\nE: Unable to locate package chromium\n'
  expect(reasonIn(apt)).toBe('E: Unable to locate package chromium')
  const node = 'Downloading ...\nError: getaddrinfo ENOTFOUND example\n    at onexit (node:internal)\n'
  expect(reasonIn(node)).toBe('Error: getaddrinfo ENOTFOUND example')
  expect(reasonIn('gone\n')).toBe('gone')
  expect(reasonIn('')).toBe('')
})

const runOf = (files: FileReport[], code: number): Run => ({
  ended: { code, output: 'said' },
  seconds: 2,
  report: { files, errors: 0 },
})

it('tries what failed beside others again alone', async () => {
  const waiting = fileOf('c', { passed: 0, skipped: [skip('y', 'others had failed')] })
  const first = runOf([fileOf('a'), fileOf('b', { failed: ['w', 'x'] }), waiting], 1)
  const said: string[] = []
  const asked: string[][] = []
  const alone = (b: FileReport) => async (files: string[]) => {
    asked.push(files)
    return runOf([b, fileOf('c')], b.failed.length > 0 ? 1 : 0)
  }
  const calm = await tryAlone(first, alone(fileOf('b', { passed: 3 })), (line) => said.push(line))
  expect(asked).toEqual([['b', 'c']])
  expect(said[0]).toContain('b, c')
  expect(outcomeOf(calm.report, calm.ended)).toMatchObject({
    passed: 5,
    failed: 0,
    skipped: 0,
    wavering: ['b › w', 'b › x'],
  })
  const broken = await tryAlone(first, alone(fileOf('b', { passed: 2, failed: ['x'] })), () => {})
  expect(outcomeOf(broken.report, broken.ended)).toMatchObject({
    failed: 1,
    failing: ['b › x'],
    wavering: ['b › w'],
  })
})

it('does not repeat a run that is through, that fails as a whole, or whose report is missing', async () => {
  const never = () => Promise.reject(new Error('asked'))
  const many = Array.from({ length: 13 }, (_, at) => fileOf(`f${at}`, { failed: ['x'] }))
  for (const run of [runOf([fileOf('a')], 0), runOf(many, 1), { ...runOf([], 1), report: undefined }])
    expect(await tryAlone(run, never, () => {})).toBe(run)
})
