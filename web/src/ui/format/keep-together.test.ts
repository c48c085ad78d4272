import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

it.each([
  ['发起人 · 主任医师 · 医院', '发起人 ·_主任医师 ·_医院'],
  ['咖啡 · 明天 02:07 前可领', '咖啡 ·_明天_02:07_前可领'],
  ['11月22日 08:00 – 11月23日 09:30', '11月22日_08:00 – 11月23日_09:30'],
  ['08:00 – 09:30', '08:00 – 09:30'],
  ['训练营 第 24 期 · 讲者', '训练营 第_24_期 ·_讲者'],
  ['没有', '没有'],
])('keeps the parts of %s together that belong together', (text, bound) => {
  expect(keepTogether(text)).toBe(bound.replaceAll('_', '\u00a0'))
})
