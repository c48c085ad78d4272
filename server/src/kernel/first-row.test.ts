import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { first, only } from './first-row.ts'

const { db } = (await testApp()).services
const numbers = (count: number) =>
  db.execute<{ n: number }>(sql`select n from generate_series(1, ${count}::int) n`)

it('takes the first of the rows, of a statement and of a list', async () => {
  expect(await first(numbers(2))).toEqual({ n: 1 })
  expect(await first(Promise.resolve([3, 4]))).toBe(3)
  expect(await first(numbers(0))).toBeUndefined()
})

it('throws where a row must be there and is not', async () => {
  expect(await only(numbers(1))).toEqual({ n: 1 })
  await expect(only(numbers(0))).rejects.toThrow('has found none')
})
