import { expect, it } from 'vitest'
import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import { drawViewers, viewerLines } from './draw-viewers.ts'

const begin = Date.UTC(2026, 4, 1, 1)
const minutes = (counts: number[]) =>
  counts.map((viewers, at) => ({ at: new Date(begin + at * 60_000), viewers }))

it('has no line for minutes in which nobody watched', () => {
  expect(viewerLines(minutes(Array.from({ length: 181 }, () => 0)))).toEqual([])
  expect(viewerLines(minutes([...Array.from({ length: 10 }, () => 0), 1, 2]))).toEqual([
    '2026-05-01 09:10  1  2',
  ])
})

it('says once what stays the same', () => {
  const counts = [1, ...Array.from({ length: 39 }, () => 7)]
  expect(viewerLines(minutes(counts))).toEqual([
    '2026-05-01 09:00  1  7  7  7  7  7  7  7  7  7',
    '2026-05-01 09:10  7（每分钟，共 30 min each）',
  ])
})

/** How many pages there are after a curve that begins at some height. */
const pagesAfter = async (y: number, counts: number[]) => {
  let pages = 0
  await drawA4('试', (paper) => {
    paper.y = y
    drawViewers(paper, minutes(counts), [{ from: new Date(begin), until: new Date(begin + 600_000) }])
    pages = paper.bufferedPageRange().count
  })
  return pages
}

it('lies on one page, wherever it begins', async () => {
  const counts = Array.from({ length: 180 }, (_, at) => at % 50)
  const found = []
  for (let y = a4.margin; y < a4.height - a4.margin; y += 40) found.push(await pagesAfter(y, counts))
  expect(new Set(found)).toEqual(new Set([1, 2]))
  expect(await pagesAfter(a4.height - a4.margin - 1, [0, 0, 0])).toBe(1)
})
