import { expect, it } from 'vitest'
import { createDictionary } from './dictionary.ts'

const dictionary = createDictionary([
  { kind: 'disease', term: '心力衰竭', others: ['心衰', 'HF', 'heart failure'] },
  { kind: 'disease', term: '心肌梗死', others: ['心梗', 'MI'] },
  { kind: 'disease', term: '二尖瓣关闭不全', others: ['MI'] },
  { kind: 'disease', term: '糖尿病', others: ['DM'] },
  { kind: 'disease', term: '糖尿病肾病', others: ['DKD'] },
])

const termsOf = (name: string) => dictionary.find(name).map(({ term }) => term)

it.each([
  ['心衰', ['心力衰竭']],
  ['heartfailure', ['心力衰竭']],
  ['mi', ['心肌梗死', '二尖瓣关闭不全']],
  ['心', []],
])('finds by %s what has that name: %j', (name, terms) => expect(termsOf(name)).toEqual(terms))

it('leads from each name of an entry to all of them', () => {
  for (const { term, names } of dictionary.concepts)
    for (const { folded } of names) expect(termsOf(folded)).toContain(term)
})

it.each([
  ['心衰指南', { name: '心衰', start: 0 }],
  ['慢性心衰', { name: '心衰', start: 2 }],
  ['早期糖尿病肾病治疗', { name: '糖尿病肾病', start: 2 }],
  ['dm指南', { name: 'dm', start: 0 }],
  ['stemi', undefined],
  ['心衰', undefined],
  ['指南', undefined],
])('finds the longest name inside %s', (text, found) => expect(dictionary.findInside(text)).toEqual(found))
