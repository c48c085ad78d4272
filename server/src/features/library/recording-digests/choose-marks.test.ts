import { expect, it } from 'vitest'
import { chooseMarks, pageAt } from './choose-marks.ts'

const spoken = [0, 20, 400, 430, 900].map((second) => ({ second, words: '一句不太长的话。' }))
const pages = [
  { page: 1, second: 0, words: '背景' },
  { page: 2, second: 30, words: '方法' },
  { page: 3, second: 200, words: '四类药物的联合与加量，以及出现低血压和高血钾时怎么办' },
]

it('takes the chapters of a recording', () => {
  const own = [
    { title: '讨论', second: 60 },
    { title: '开场', second: 0 },
  ]
  expect(chooseMarks(own, pages, spoken).map(({ title }) => title)).toEqual(['开场', '讨论'])
})

it('else the slides, as far apart as the parts of a lecture', () => {
  expect(chooseMarks([], pages, spoken)).toEqual([
    { title: '背景', second: 0 },
    { title: '四类药物的联合与加量，以及出现低血压和高血钾时怎', second: 200 },
  ])
})

it('else the pauses', () => {
  expect(chooseMarks([{ title: '全部', second: 0 }], [], spoken)).toEqual([
    { title: '第 1 部分', second: 0 },
    { title: '第 2 部分', second: 400 },
    { title: '第 3 部分', second: 900 },
  ])
  expect(chooseMarks([], [], [])).toEqual([])
})

it.each([
  [0, 1],
  [40, 2],
  [500, 3],
])('knows the page at %i', (second, page) => expect(pageAt(pages, second)).toBe(page))

it('does not guess where several pages begin with the lecture', () => {
  const unmarked = pages.map((page) => ({ ...page, second: 0 }))
  expect(pageAt(unmarked, 40)).toBe(0)
  expect(pageAt([], 40)).toBe(0)
})
