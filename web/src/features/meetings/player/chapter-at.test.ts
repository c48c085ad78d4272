import { expect, it } from 'vitest'
import { chapterAt } from './chapter-at.ts'

it('names the last chapter that has begun', () => {
  const chapters = [
    { second: 10, title: '入路' },
    { second: 60, title: '吻合' },
  ]
  expect([5, 10, 59.9, 60, 600].map((second) => chapterAt(chapters, second))).toEqual([
    '',
    '入路',
    '入路',
    '吻合',
    '吻合',
  ])
})
