import type { Place } from './places.ts'

export type PaletteEntry = { to: string; title: string }
export type PaletteGroup = { title: string; entries: PaletteEntry[] }

type Found = { resource: string; title: string; rows: { id: number; title: string }[] }
type Words = { places: string; actions: string; create: (title: string) => string }

const mostPlaces = 8
const mostActions = 4

/** How well a title fits, as the server ranks what it finds. */
function fitOf(title: string, asked: string): number {
  const whole = title.toLowerCase()
  if (whole === asked) return 3
  if (whole.startsWith(asked)) return 2
  return whole.includes(asked) ? 1 : 0
}

type Given = { places: Place[]; found: Found[]; words: string; text: Words }

/** Places, records and what can be begun, the best fitting group first. */
export function paletteGroups({ places, found, words, text }: Given): PaletteGroup[] {
  const asked = words.trim().toLowerCase()
  const fitting = places
    .filter((place) => fitOf(place.title, asked) > 0)
    .toSorted((a, b) => fitOf(b.title, asked) - fitOf(a.title, asked))
  const groups: PaletteGroup[] = [
    {
      title: text.places,
      entries: fitting.slice(0, mostPlaces).map(({ path, title }) => ({ to: `/${path}`, title })),
    },
    ...found.map(({ resource, title, rows }) => ({
      title,
      entries: rows.map((row) => ({ to: `/${resource}/${row.id}`, title: row.title })),
    })),
    {
      title: text.actions,
      entries: places
        .filter(({ mayCreate }) => asked !== '' && mayCreate)
        .map(({ path, title }) => ({ to: `/${path}/new`, title: text.create(title), about: title }))
        .filter((entry) => fitOf(entry.about, asked) > 0 || fitOf(entry.title, asked) > 1)
        .toSorted((a, b) => fitOf(b.about, asked) - fitOf(a.about, asked))
        .slice(0, mostActions)
        .map(({ to, title }) => ({ to, title })),
    },
  ]
  const bestOf = ({ entries }: PaletteGroup) => Math.max(...entries.map(({ title }) => fitOf(title, asked)))
  return groups.filter(({ entries }) => entries.length > 0).toSorted((a, b) => bestOf(b) - bestOf(a))
}
