import { expect, it } from 'vitest'
import { fillText, unknownPlaceholders } from './fill-text.ts'

const facts = {
  party: '江城医学会',
  credit_code: '91350100M000100Y43',
  signatory: '周明',
  expert: '程怀瑾',
  hospital: '江城医院',
  meeting: '脑血管病论坛',
  begin: '2026-05-01 09:00',
  end: '2026-05-01 12:00',
  sessions: '· 讲座',
  fees: '· 讲座 5000.00 元',
  total: '5000.00',
}

it('fills every placeholder, also twice, and does not fill what was filled in', () => {
  expect(fillText('{{expert}} {{total}} {{expert}}', { ...facts, expert: '{{total}}' })).toBe(
    '{{total}} 5000.00 {{total}}',
  )
})

it('names what it does not know', () => {
  expect(unknownPlaceholders('{{expert}} {{bank}} {{fees}}')).toEqual(['bank'])
})

it('leaves out brackets around a hospital that is not known, and keeps others', () => {
  const nowhere = { ...facts, hospital: '' }
  expect(fillText('乙方：{{expert}}（{{hospital}}）', nowhere)).toBe('乙方：程怀瑾')
  expect(fillText('Party B: {{expert}} ({{hospital}})', nowhere)).toBe('Party B: 程怀瑾')
  expect(fillText('{{expert}}（{{hospital}}）（甲）', facts)).toBe('程怀瑾（江城医院）（甲）')
})
