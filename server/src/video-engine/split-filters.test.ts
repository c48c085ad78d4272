import { expect, it } from 'vitest'
import { splitFilters } from './split-filters.ts'

it('divides filters into the parts that hang together', () => {
  const picture = '[0:1]fps=30,split=2[p0][p1];[p0]scale=854:480,setsar=1[v0];[p1]scale=1280:720[v1]'
  const sound = '[0:0]loudnorm=I=-16:TP=-1.5,asplit=2[a0][sound]'
  expect(splitFilters(`${picture};${sound}`)).toEqual([
    { filters: picture, feeds: ['0:1'], ends: ['v0', 'v1'] },
    { filters: sound, feeds: ['0:0'], ends: ['a0', 'sound'] },
  ])
  expect(splitFilters('[0:0]null[a];[1:0]null[b];[a][b]concat=n=2:v=1[both]')).toMatchObject([
    { feeds: ['0:0', '1:0'], ends: ['both'] },
  ])
  expect(splitFilters('')).toEqual([])
})

it('refuses filters of which it is not said what they take and where they end', () => {
  expect(() => splitFilters('concat=n=2:v=1')).toThrow('need a label at both ends')
})
