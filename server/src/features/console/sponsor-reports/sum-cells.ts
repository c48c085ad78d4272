import { reportDimensions } from '#contract/console/sponsor-reports.ts'
import type { SponsorReport, sponsoredKinds } from '#contract/console/sponsor-reports.ts'
import { others } from './group-people.ts'
import type { GroupCell } from './group-people.ts'

export type Cell = GroupCell & { item_kind: (typeof sponsoredKinds)[number]; item_id: number; month: string }

type Sums = Pick<SponsorReport, 'months' | 'groups'> & {
  items: Omit<SponsorReport['items'][number], 'title'>[]
}

/** The numbers of a report: nothing but sums of cells that may each be told by itself. */
export function sumCells(cells: Cell[]): Sums {
  const all = cells.filter(({ dimension }) => dimension === 'all')
  const byMonth = sumBy(all, ({ month }) => month)
  const byItem = sumBy(all, ({ item_kind, item_id }) => `${item_kind} ${item_id}`)
  return {
    months: [...byMonth]
      .map(([month, people]) => ({ month, people }))
      .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    items: [...byItem]
      .map(([key, people]) => {
        const [kind, id] = key.split(' ') as [Cell['item_kind'], string]
        return { kind, id: Number(id), people }
      })
      .toSorted((a, b) => b.people - a.people || a.id - b.id),
    groups: Object.fromEntries(
      reportDimensions.map((dimension) => {
        const sums = sumBy(
          cells.filter((cell) => cell.dimension === dimension),
          ({ label }) => label,
        )
        const rows = [...sums].map(([label, people]) => ({ label, people }))
        // The others come last, however many they are.
        return [dimension, rows.toSorted((a, b) => rank(a) - rank(b) || b.people - a.people)]
      }),
    ) as SponsorReport['groups'],
  }
}

const rank = ({ label }: { label: string }) => Number(label === others)

function sumBy(cells: Cell[], keyOf: (cell: Cell) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + cell.people)
  return sums
}
