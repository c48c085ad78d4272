import type pg from 'pg'
import { expect, it } from 'vitest'
import { shareReads } from './shared-reads.queries.ts'

/** A pool that notes what it is asked and answers when told to. */
function slowPool() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const pool = {
    query: ({ text }: { text: string }) => {
      asked.push(text)
      const number = asked.length
      return new Promise((resolve) => answers.push(() => resolve({ rows: [{ number }] })))
    },
    connect: async () => ({ release: () => undefined }),
  }
  const answerAll = () => answers.splice(0).forEach((answer) => answer())
  return { shared: shareReads(pool as unknown as pg.Pool), asked, answerAll }
}

const read = { name: 'titles', text: 'select title from articles where id = $1' }

it('reads once what is asked for several times at once', async () => {
  const { shared, asked, answerAll } = slowPool()
  const all = [shared.query(read, [1]), shared.query(read, [1]), shared.query(read, [2])]
  answerAll()
  const rows = (await Promise.all(all)).map((result) => result.rows[0])
  expect(rows).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }])
  expect(asked).toHaveLength(2)
})

it('reads again once it has been answered', async () => {
  const { shared, asked, answerAll } = slowPool()
  for (let times = 0; times < 2; times++) {
    const reading = shared.query(read, [1])
    answerAll()
    await reading
  }
  expect(asked).toHaveLength(2)
})

it('never shares a write, nor what has no name', async () => {
  const { shared, asked, answerAll } = slowPool()
  const write = { name: 'count', text: 'update articles set view_num = view_num + 1 where id = $1' }
  const all = [write, write, { text: read.text }, { text: read.text }].map((one) => shared.query(one, [1]))
  answerAll()
  await Promise.all(all)
  expect(asked).toHaveLength(4)
})

it('does not give what was read before a write to who asks after it', async () => {
  const { shared, asked, answerAll } = slowPool()
  const before = shared.query(read, [1])
  const client = await shared.connect()
  client.release()
  const after = shared.query(read, [1])
  answerAll()
  expect((await before).rows).not.toEqual((await after).rows)
  expect(asked).toHaveLength(2)
})

it('lets a failed read fail for all who wait, and for nobody later', async () => {
  let isAway = true
  const pool = { query: async () => (isAway ? Promise.reject(new Error('away')) : { rows: [] }) }
  const shared = shareReads(pool as unknown as pg.Pool)
  const both = await Promise.allSettled([shared.query(read, [1]), shared.query(read, [1])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect((await shared.query(read, [1])).rows).toEqual([])
})
