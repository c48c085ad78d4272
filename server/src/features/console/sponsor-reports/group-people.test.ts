import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { reportDimensions, smallestGroup } from '#contract/console/sponsor-reports.ts'
import { groupPeople, joinSmall, others } from './group-people.ts'
import type { GroupCell, Participant } from './group-people.ts'
import { sumCells } from './sum-cells.ts'

const repeat = (label: string, count: number) => Array.from({ length: count }, () => label)

it.each([
  ['all large', { a: 12, b: 10 }, { a: 12, b: 10 }],
  ['small ones joined', { a: 12, b: 6, c: 5 }, { a: 12, [others]: 11 }],
  ['a single small one joined with the smallest', { a: 30, b: 11, c: 1 }, { a: 30, [others]: 12 }],
  ['nothing left but the others', { a: 12, b: 3 }, { [others]: 15 }],
  ['no label', { '': 12, b: 10 }, { b: 10, [others]: 12 }],
])('names no small group: %s', (_case, given, expected) => {
  const labels = Object.entries(given).flatMap(([label, count]) => repeat(label, count))
  expect(Object.fromEntries(joinSmall(labels))).toEqual(expected)
})

it('says nothing of fewer than ten', () => {
  const one = { province: '湖北', department: '心内科', title: '主任医师' }
  expect(groupPeople(Array.from({ length: 9 }, () => one))).toEqual([])
  expect(groupPeople(Array.from({ length: 19 }, () => one))).toEqual([
    { dimension: 'all', label: others, people: 10 },
    { dimension: 'province', label: '湖北', people: 10 },
    { dimension: 'department', label: '心内科', people: 10 },
    { dimension: 'title', label: '主任医师', people: 10 },
  ])
})

const labels = fc.constantFrom('', '甲', '乙', '丙', '丁')
const participant = fc.record({ province: labels, department: labels, title: labels })
const population = fc.array(participant, { maxLength: 80 })
/** Two items in two months, each with its own people. */
const world = fc.tuple(population, population, population, population)
const place = (at: number) => ({
  item_kind: 'meeting' as const,
  item_id: 1 + (at % 2),
  month: `2026-0${1 + (at >> 1)}`,
})
const chosen = fc.uniqueArray(fc.nat(3), { minLength: 1 })

/** The people whom a cell stands for. */
const peopleOf = (people: Participant[], cells: GroupCell[], { dimension, label }: GroupCell) => {
  if (dimension === 'all') return people
  const named = new Set(cells.filter((cell) => cell.dimension === dimension).map((cell) => cell.label))
  return people.filter((one) =>
    label === others ? one[dimension] === others || !named.has(one[dimension]) : one[dimension] === label,
  )
}

it('divides people into groups that can only be told apart as a whole', () => {
  fc.assert(
    fc.property(population, (people) => {
      const cells = groupPeople(people)
      for (const cell of cells) {
        const { length } = peopleOf(people, cells, cell)
        expect(length).toBeGreaterThanOrEqual(smallestGroup)
        expect(cell.people).toBe(length - (length % smallestGroup))
      }
      // The groups of a dimension are everybody, each once: the total less some of them is the rest of them.
      for (const dimension of reportDimensions) {
        const groups = cells.filter((cell) => cell.dimension === dimension)
        const sizes = groups.map((cell) => peopleOf(people, cells, cell).length)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cells.length === 0 ? 0 : people.length)
      }
    }),
  )
})

it('lets people of two dimensions be as many as the smaller group, whoever knows both', () => {
  fc.assert(
    fc.property(population, (people) => {
      const cells = groupPeople(people)
      const sizeOf = (cell: GroupCell) => peopleOf(people, cells, cell).length
      for (const a of cells)
        for (const b of cells)
          // The bound that can be derived for those in both groups; it is reached, so nothing smaller is certain.
          if (a.dimension !== b.dimension)
            expect(Math.min(sizeOf(a), sizeOf(b))).toBeGreaterThanOrEqual(smallestGroup)
    }),
  )
})

it('reveals no group below ten by two reports, however their filters overlap', () => {
  fc.assert(
    fc.property(world, chosen, chosen, (populations, first, second) => {
      const cellsAt = populations.map((people, at) =>
        groupPeople(people).map((cell) => ({ ...cell, ...place(at) })),
      )
      const reportOf = (places: number[]) => sumCells(places.flatMap((at) => cellsAt[at]!))
      const [one, two] = [reportOf(first), reportOf(second)]
      const numbersOf = ({ months, items, groups }: typeof one) =>
        new Map([
          ...months.map(({ month, people }) => [`month ${month}`, people] as const),
          ...items.map(({ id, people }) => [`item ${id}`, people] as const),
          ...reportDimensions.flatMap((dimension) =>
            groups[dimension].map(({ label, people }) => [`${dimension} ${label}`, people] as const),
          ),
        ])
      const [a, b] = [numbersOf(one), numbersOf(two)]
      for (const key of new Set([...a.keys(), ...b.keys()])) {
        const difference = Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0))
        expect(difference % smallestGroup).toBe(0)
      }
      // What one report has more than the other are whole cells, and behind each cell there are ten people at least.
      const only = first.filter((at) => !second.includes(at)).flatMap((at) => cellsAt[at]!)
      const both = sumCells(first.filter((at) => second.includes(at)).flatMap((at) => cellsAt[at]!))
      const extra = sumCells(only)
      const totalOf = ({ months }: typeof one) => months.reduce((sum, { people }) => sum + people, 0)
      expect(totalOf(one) - totalOf(both)).toBe(totalOf(extra))
      for (const { people } of only) expect(people).toBeGreaterThanOrEqual(smallestGroup)
    }),
  )
})
