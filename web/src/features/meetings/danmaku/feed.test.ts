import { expect, it } from 'vitest'
import { createFeed, linesOf } from './feed.ts'
import type { Line } from './feed.ts'

const line = (id: number, second = id): Line => ({
  id,
  second,
  text: `第 ${id} 条`,
  name: '沈清',
  isOwn: false,
})

function watch(isLive: boolean) {
  const feed = createFeed(isLive)
  const news: number[] = []
  feed.onAdded(({ id }) => news.push(id))
  return { feed, news, ids: () => feed.lines().map(({ id }) => id) }
}

it('announces each line once, however often it arrives', () => {
  const { feed, news, ids } = watch(true)
  feed.add([line(3)], true)
  feed.add([line(5), line(4), line(3)], true)
  feed.add([line(4)], true)
  expect(news).toEqual([3, 4, 5])
  expect(ids()).toEqual([3, 4, 5])
})

it('stores earlier lines without announcing them', () => {
  const { feed, news, ids } = watch(true)
  feed.seed([line(2), line(1)])
  feed.add([line(2), line(3)], true)
  expect(news).toEqual([3])
  expect(ids()).toEqual([1, 2, 3])
})

it('does not bring back a removed line', () => {
  const { feed, news, ids } = watch(true)
  const lost: number[] = []
  feed.onRemoved((id) => lost.push(id))
  feed.add([line(1), line(2)], true)
  feed.remove(1)
  feed.remove(9)
  feed.add([line(1), line(9), line(3)], true)
  expect(news).toEqual([1, 2, 3])
  expect(ids()).toEqual([2, 3])
  expect(lost).toEqual([1, 9])
})

it('sorts a recording by video time, and a broadcast by time of writing', () => {
  const recorded = watch(false)
  recorded.feed.add([line(1, 50), line(2, 10)], true)
  recorded.feed.add([line(3, 10)], true)
  expect(recorded.ids()).toEqual([2, 3, 1])
  const live = watch(true)
  live.feed.add([line(1, 50), line(2, 10)], true)
  expect(live.ids()).toEqual([1, 2])
})

it('stores the latest lines of a long broadcast, and announces none twice', () => {
  const { feed, news, ids } = watch(true)
  feed.add(
    Array.from({ length: 400 }, (_, at) => line(at + 1)),
    true,
  )
  feed.add([line(1), line(400)], true)
  expect(ids()).toHaveLength(300)
  expect(ids()[0]).toBe(101)
  expect(news).toHaveLength(400)
})

it('reads comments that have a second, as one line, and marks those of the user', () => {
  const comment = {
    comment_id: 1,
    item_type: 'meeting' as const,
    item_id: 1,
    schedule_id: 0,
    content: '讲得\n好',
    play_time: 2.5,
    l_r_id: 0,
    is_danmaku: 1 as const,
    userid: 7,
    truename: '沈清',
    photo: '',
    hospital: '',
    title: '',
    praise_num: 0,
    is_top: 0 as const,
    create_time: '',
  }
  expect(linesOf([comment, { ...comment, is_danmaku: 0 }, { ...comment, play_time: null }], '7')).toEqual([
    { id: 1, second: 2.5, text: '讲得 好', name: '沈清', isOwn: true },
  ])
})
