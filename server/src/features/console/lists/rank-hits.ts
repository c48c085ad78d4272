import { menuEntries } from '#contract/console/menu.ts'

type Hit = { title: string }
type Found<Row extends Hit> = { resource: string; rows: Row[] }

/** How well a title fits: the words themselves, their beginning, somewhere in it; others were found by another field. */
function fitOf(title: string, words: string): number {
  const [whole, asked] = [title.toLowerCase(), words.toLowerCase()]
  if (whole === asked) return 3
  if (whole.startsWith(asked)) return 2
  return whole.includes(asked) ? 1 : 0
}

/** The lists with the best hits first; equally good ones in the order of the menu. */
export function rankHits<Row extends Hit, List extends Found<Row>>(found: List[], words: string): List[] {
  const ranked = found
    .filter(({ rows }) => rows.length > 0)
    .map((list) => {
      const rows = list.rows.toSorted((a, b) => fitOf(b.title, words) - fitOf(a.title, words))
      return { list: { ...list, rows }, fit: fitOf(rows[0]!.title, words) }
    })
  const placeOf = ({ resource }: List) => menuEntries.indexOf(resource)
  return ranked.toSorted((a, b) => b.fit - a.fit || placeOf(a.list) - placeOf(b.list)).map(({ list }) => list)
}
