import { consolePlaces } from '#contract/console/places.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { ShownPart, ShownResource } from '#contract/wire/shown-resource.ts'
import type { Language } from '#web/ui/language.ts'
import type { SpecialScreen } from '../screens.ts'

/** What a place shows: the record itself, a part of it, or a screen of its own. */
export type PlaceEntry =
  | { kind: 'overview' | 'edit' | 'history'; name: string; title: string }
  | ShownPart
  | { kind: 'screen'; name: string; title: string; screen: SpecialScreen }

export type PlaceGroup = { title: string; entries: PlaceEntry[] }

type Words = Record<'overview' | 'edit' | 'history' | 'record' | 'past' | 'other', string>

type Given = {
  resource: Pick<ShownResource, 'name' | 'parts'>
  screens: SpecialScreen[]
  rights: Right[]
  language: Language
  mayEdit: boolean
  words: Words
}

/** Whether an entry has a place of its own in the menu: the overview is what the place begins with. */
const isBeside = ({ name }: ShownPart) => name === 'overview' || name === 'audit'

/** The side menu of a place: what this operator may open, in the order of the work on it. */
export function placeGroups({ resource, screens, rights, language, mayEdit, words }: Given): PlaceGroup[] {
  const own = `${resource.name}/:id/`
  const entries = new Map<string, PlaceEntry>([
    ...resource.parts.filter((part) => !isBeside(part)).map((part) => [part.name, part] as const),
    ...screens
      .filter(({ path, right }) => path.startsWith(own) && rights.includes(right))
      .map((screen) => {
        const name = screen.path.slice(own.length)
        return [name, { kind: 'screen', name, title: screen.title[language], screen }] as const
      }),
  ])
  const groups = consolePlaces[resource.name] ?? []
  const arranged = groups.map(({ title, entries: names }) => ({
    title: title[language],
    entries: names.flatMap((name) => entries.get(name) ?? []),
  }))
  const named = new Set(groups.flatMap(({ entries: names }) => names))
  const audit = resource.parts.find(({ name }) => name === 'audit')
  return [
    {
      title: words.record,
      entries: [
        { kind: 'overview' as const, name: '', title: words.overview },
        ...(mayEdit ? [{ kind: 'edit' as const, name: 'edit', title: words.edit }] : []),
      ],
    },
    ...arranged,
    { title: words.other, entries: [...entries.values()].filter(({ name }) => !named.has(name)) },
    {
      title: words.past,
      entries: [
        ...(mayEdit ? [{ kind: 'history' as const, name: 'history', title: words.history }] : []),
        ...(audit ? [audit] : []),
      ],
    },
  ].filter(({ entries }) => entries.length > 0)
}
