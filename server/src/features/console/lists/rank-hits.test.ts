import { expect, it } from 'vitest'
import { rankHits } from './rank-hits.ts'

const list = (resource: string, ...titles: string[]) => ({
  resource,
  rows: titles.map((title) => ({ title })),
})

it('shows the best hits first, and equally good ones in the order of the menu', () => {
  const found = [
    list('articles', '谈心衰指南', '心衰指南'),
    list('orders', '心衰指南解读'),
    list('people', '林知远'),
    list('meetings', '全国心衰指南会', '心衰指南'),
    list('tags'),
  ]
  expect(rankHits(found, '心衰指南')).toEqual([
    list('meetings', '心衰指南', '全国心衰指南会'),
    list('articles', '心衰指南', '谈心衰指南'),
    list('orders', '心衰指南解读'),
    list('people', '林知远'),
  ])
})

it('does not ask for capitals', () => {
  expect(rankHits([list('people', 'Lin'), list('articles', 'ECG')], 'ecg')[0]).toEqual(
    list('articles', 'ECG'),
  )
})
