import { describe, expect, it } from 'vitest'
import type { ReadComment } from '#contract/community/comments.ts'
import { countAll, hear, mergeComments, mergeTops, nothingYet } from './live-comments.ts'
import type { CommentEvent } from './live-comments.ts'

const comment = (id: number, more: Partial<ReadComment> = {}): ReadComment => ({
  comment_id: id,
  item_type: 'information',
  item_id: 1,
  schedule_id: 0,
  content: `第 ${id} 条`,
  play_time: null,
  l_r_id: 0,
  is_danmaku: 0,
  userid: 7,
  truename: '沈清',
  photo: '',
  hospital: '',
  title: '',
  praise_num: 0,
  is_top: 0,
  create_time: '2026-03-05 12:00',
  is_praise: 0,
  ...more,
})

const after = (...events: CommentEvent[]) => events.reduce(hear, nothingYet)
const added = (id: number): CommentEvent => ({ is: 'added', comment: comment(id) })
const idsOf = (rows: ReadComment[]) => rows.map((row) => row.comment_id)

describe('the list', () => {
  it('holds each once and in order, however it came', () => {
    const live = after(added(6), added(4), added(6), added(5))
    expect(idsOf(mergeComments([comment(4), comment(3)], live))).toEqual([6, 5, 4, 3])
  })

  it('does not bring back what is gone, also when it is read or told of later', () => {
    const live = after({ is: 'removed', commentId: 3 }, added(3), added(5), { is: 'removed', commentId: 5 })
    expect(idsOf(mergeComments([comment(4), comment(3)], live))).toEqual([4])
  })

  it('keeps that the reader likes it when the room only counts', () => {
    const live = after(
      { is: 'praised', commentId: 4, praise_num: 3, is_praise: 1 },
      { is: 'praised', commentId: 4, praise_num: 4 },
      { is: 'praised', commentId: 3, praise_num: 9 },
    )
    const rows = mergeComments([comment(4), comment(3, { is_praise: 1, praise_num: 8 })], live)
    expect(rows).toMatchObject([
      { praise_num: 4, is_praise: 1 },
      { praise_num: 9, is_praise: 1 },
    ])
  })

  it('catches up after a broken connection: what is new, what is gone, how liked it is', () => {
    const live = after(
      added(5),
      // Arrived while the answer was on its way, so not in it, and not gone either.
      added(9),
      { is: 'caught-up', comments: [comment(8), comment(7), comment(4, { praise_num: 2 })], known: [5, 4] },
    )
    const rows = mergeComments([comment(4), comment(3)], live)
    expect(idsOf(rows)).toEqual([9, 8, 7, 4, 3])
    expect(rows.find((row) => row.comment_id === 4)).toMatchObject({ praise_num: 2 })
  })
})

describe('the pinned', () => {
  const pinned = (id: number, is_top: 0 | 1): CommentEvent => ({
    is: 'pinned',
    comment: comment(id, { is_top }),
  })

  it('come with the latest first and go when let go or deleted', () => {
    const read = [comment(2, { is_top: 1 }), comment(1, { is_top: 1 })]
    expect(idsOf(mergeTops(read, after(pinned(8, 1), pinned(5, 1))))).toEqual([5, 8, 2, 1])
    expect(idsOf(mergeTops(read, after(pinned(1, 1))))).toEqual([1, 2])
    expect(idsOf(mergeTops(read, after(pinned(2, 0))))).toEqual([1])
    expect(idsOf(mergeTops(read, after({ is: 'removed', commentId: 1 })))).toEqual([2])
  })
})

it('counts what came and went once', () => {
  const read = [comment(4), comment(3)]
  const live = after(added(6), added(4), { is: 'removed', commentId: 3 }, added(7), {
    is: 'removed',
    commentId: 7,
  })
  expect(countAll(30, read, live)).toBe(30)
  expect(countAll(2, [comment(6), comment(4)], live)).toBe(2)
})
