import { expect, it } from 'vitest'
import { masksOf, undecidedPages } from './page-masks.ts'

const box = { x: 10, y: 10, width: 50, height: 20 }
const page = { page: 1, width: 1600, height: 900, found: [], boxes: [], is_decided: 0 as const }
const name = { ...box, kind: 'name' as const }
const face = { ...box, kind: 'face' as const }

it('masks what tells of a patient until the lecturer has decided, and then what was decided', () => {
  expect(masksOf({ ...page, found: [name, face] })).toEqual([name])
  expect(masksOf({ ...page, found: [name, face], is_decided: 1 })).toEqual([])
  expect(masksOf({ ...page, boxes: [box], is_decided: 1 })).toEqual([box])
})

it('asks about pages with words, not about those with faces alone', () => {
  const pages = [
    page,
    { ...page, page: 2, found: [name] },
    { ...page, page: 3, found: [face] },
    { ...page, page: 4, found: [name], is_decided: 1 as const },
  ]
  expect(undecidedPages(pages)).toEqual([2])
})
