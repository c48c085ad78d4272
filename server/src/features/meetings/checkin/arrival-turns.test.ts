import { expect, it } from 'vitest'
import { createTurns } from './arrival-turns.ts'

it('does the work of one key in order, one at a time, also after a failure, and that of others meanwhile', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const work = (name: string, wait?: Promise<void>) => async () => {
    log.push(`${name} begins`)
    await wait
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
  const a = inTurn('hall', work('a', first.promise))
  const b = inTurn('hall', work('b'))
  expect(await inTurn('other', work('c'))).toBe('c')
  expect(log).toEqual(['a begins', 'c begins', 'c ends'])
  first.resolve()
  await expect(a).rejects.toThrow('a failed')
  expect(await b).toBe('b')
  expect(log.slice(3)).toEqual(['a ends', 'b begins', 'b ends'])
})
