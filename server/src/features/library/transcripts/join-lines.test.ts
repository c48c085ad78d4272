import { expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

const line = (at_seconds: number, words: string, page: number | null = null) => ({ at_seconds, words, page })

it('joins captions that break a sentence, and keeps sentences, pages and pauses apart', () => {
  expect(
    joinLines([
      line(1, '四类基础药物可以在一到两周内'),
      line(4, '都以小剂量用上。'),
      line(8, '无症状的低血压不是理由。'),
      line(9, '没有说完的一句话'),
      line(40, '很久以后的另一句话。'),
      line(41, '第一页上的字很多', 1),
      line(41, '第二页上的字很多', 2),
    ]).map(({ place, words, page }) => [place, words, page]),
  ).toEqual([
    [1, '四类基础药物可以在一到两周内都以小剂量用上。', null],
    [8, '无症状的低血压不是理由。', null],
    [9, '没有说完的一句话', null],
    [40, '很久以后的另一句话。', null],
    [41, '第一页上的字很多', 1],
    [41, '第二页上的字很多', 2],
  ])
})
