import { expect, it } from 'vitest'
import { addSubject, moveSubject, removeSubject } from './change-subjects.ts'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createKept } from '#web/platform/kept.ts'
import { readSubjects } from './device-subjects.ts'

const parseSubjects = (source: string) =>
  createKept(createFakeArea({ subjects: source }).area, 'subjects', readSubjects).get()

it('reads what it wrote, and anything else as nothing chosen', () => {
  expect(parseSubjects(JSON.stringify({ ids: [3, 1], home: 1 }))).toEqual({ ids: [3, 1], home: 1 })
  for (const source of ['', 'x', '[]', 'null', '{"ids":"3"}', '{"ids":[0,-1,1.5,"2"],"home":7}'])
    expect(parseSubjects(source)).toEqual({ ids: [], home: 0 })
  expect(parseSubjects('{"ids":[3,3],"home":9}')).toEqual({ ids: [3], home: 0 })
})

it('opens the home with the first that is added', () => {
  const one = addSubject({ ids: [], home: 0 }, 5)
  expect(one).toEqual({ ids: [5], home: 5 })
  expect(addSubject(one, 6)).toEqual({ ids: [5, 6], home: 5 })
  expect(addSubject(one, 5)).toEqual(one)
  // All subjects were chosen for the home on purpose.
  expect(addSubject({ ids: [5], home: 0 }, 6)).toEqual({ ids: [5, 6], home: 0 })
})

it('moves the home to another subject when its own is removed', () => {
  expect(removeSubject({ ids: [5, 6], home: 5 }, 5)).toEqual({ ids: [6], home: 6 })
  expect(removeSubject({ ids: [5, 6], home: 6 }, 5)).toEqual({ ids: [6], home: 6 })
  expect(removeSubject({ ids: [5], home: 5 }, 5)).toEqual({ ids: [], home: 0 })
})

it('moves a subject within the list only', () => {
  const three = { ids: [1, 2, 3], home: 2 }
  expect(moveSubject(three, 2, -1).ids).toEqual([2, 1, 3])
  expect(moveSubject(three, 2, 1).ids).toEqual([1, 3, 2])
  expect(moveSubject(three, 1, -1).ids).toEqual([1, 2, 3])
  expect(moveSubject(three, 3, 1).ids).toEqual([1, 2, 3])
  expect(moveSubject(three, 9, 1)).toEqual(three)
})
