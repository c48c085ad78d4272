import { expect, it } from 'vitest'
import { freshSelection, selectIn } from './tree-selection.ts'

const tree = [
  { collegeId: 1, collegeName: '心血管内科', subspecialties: [{ id: 11, name: '心力衰竭' }] },
  { collegeId: 2, collegeName: '骨科', subspecialties: [] },
]

it('starts with everything', () => {
  expect(freshSelection).toEqual({
    collegeName: 'all',
    collegeId: 0,
    subspecialties: [],
    subMajorName: 'all',
    subMajorId: 0,
  })
  expect(selectIn(tree, 0, 0)).toEqual(freshSelection)
})

it('chooses a subject with all of its subspecialties, or one of them', () => {
  expect(selectIn(tree, 1, 0)).toEqual({
    collegeName: '心血管内科',
    collegeId: 1,
    subspecialties: [{ id: 11, name: '心力衰竭' }],
    subMajorName: 'all',
    subMajorId: 0,
  })
  expect(selectIn(tree, 1, 11)).toMatchObject({ subMajorName: '心力衰竭', subMajorId: 11 })
})

it('treats an unknown id as everything', () => {
  expect(selectIn(tree, 9, 0)).toEqual(freshSelection)
  expect(selectIn(tree, 2, 11)).toMatchObject({ collegeId: 2, subMajorName: 'all', subMajorId: 0 })
})
