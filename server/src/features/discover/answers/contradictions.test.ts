import { expect, it } from 'vitest'
import { findContradicting } from './contradictions.ts'

const pairs = (...words: string[]) => findContradicting(words.map((one, id) => ({ id, words: one })))

it.each([
  ['重症胰腺炎推荐预防性使用抗菌药物', '重症胰腺炎不推荐预防性使用抗菌药物'],
  ['Aspirin is recommended after stenting in the elderly', 'Avoid aspirin after stenting in the elderly'],
])('sets what speaks for something beside what speaks against it', (one, other) => {
  expect(pairs(one, other)).toEqual([[0, 1]])
})

it.each([
  ['both speak against it', '重症胰腺炎不推荐预防性使用抗菌药物', '重症胰腺炎不应预防性使用抗菌药物'],
  ['they speak of different things', '心衰患者推荐早期复诊', '妊娠期禁用他汀类药物'],
  ['one only tells a number', '重症胰腺炎补液每小时两百毫升', '重症胰腺炎不推荐大量补液'],
])('leaves passages alone where %s', (_why, one, other) => {
  expect(pairs(one, other)).toEqual([])
})
