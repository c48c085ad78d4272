import { consoleParts } from '#contract/console/menu.ts'
import type { ConsolePart } from '#contract/console/menu.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import type { Language } from '#web/ui/language.ts'
import { specialScreens } from '../screens.ts'

/** Where the menu leads. */
export type Place = { path: string; title: string; mayCreate: boolean }

/** A part of the menu with what this operator may open. */
export type PartOfMenu = { part: ConsolePart; groups: { title: string; places: Place[] }[] }

type Asked = { resources: ShownResource[]; rights: Right[]; language: Language }

export function placesOf({ resources, rights, language }: Asked): PartOfMenu[] {
  const screens = specialScreens
    .filter(({ isInner, right }) => !isInner && rights.includes(right))
    .map(({ path, title }): Place => ({ path, title: title[language], mayCreate: false }))
  const lists = resources
    .filter(({ is_listed }) => is_listed)
    .map(({ name, title, form }): Place => ({
      path: name,
      title,
      mayCreate: form?.may_create ?? false,
    }))
  const places = new Map([...screens, ...lists].map((place) => [place.path, place]))
  return consoleParts
    .map(([part, groups]) => ({
      part,
      groups: groups
        .map(({ title, entries }) => ({
          title: title?.[language] ?? '',
          places: entries.flatMap((entry) => places.get(entry) ?? []),
        }))
        .filter((group) => group.places.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** What is left of a menu when only these words are looked for. */
export function filterPlaces(menu: PartOfMenu[], words: string): PartOfMenu[] {
  const asked = words.trim().toLowerCase()
  if (asked === '') return menu
  return menu
    .map(({ part, groups }) => ({
      part,
      groups: groups
        .map(({ title, places }) => ({
          title,
          places: places.filter((place) => place.title.toLowerCase().includes(asked)),
        }))
        .filter((group) => group.places.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}
