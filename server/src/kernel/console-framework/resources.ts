import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { ShownPart } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import { failures } from '#contract/wire/failure.ts'
import { declaredKey } from '#kernel/declared.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import type { Context, Services } from '#kernel/services.ts'
import type { Fields } from './fields.ts'
import type { PlacePart } from './place.ts'
import type { Resource } from './resource.ts'

/** Which rows of a list are asked for: those that fit, of the whole list or of a record whose place it is a part of. */
type AskedRows = {
  resource: string
  place?: string | undefined
  place_id?: number | undefined
  filters: Record<string, string>
}

export type Resources = {
  all: readonly Resource[]
  /** The resource of this name, for somebody who may see it. */
  open(context: Context, name: string): Resource
  /** The same, also for somebody who may fill a field that refers to it. */
  openOptions(context: Context, name: string): Resource
  /** The list with the filters that hold, also for somebody who may see no more of it than the rows of a record. */
  openRows(
    context: Context,
    asked: AskedRows,
  ): Promise<{ resource: Resource; filters: Record<string, string> }>
  /** A part that is no list, for somebody who may see the record and the part. */
  openPart(context: Context, place: string, name: string): { resource: Resource; part: PlacePart }
  /** What the place of a record consists of for this operator. */
  partsOf(place: Resource, member: Member | undefined, language: Language): ShownPart[]
  /** Whether this operator may see the list: the whole of it, or as a part of a place. */
  isSeen(resource: Resource, member: Member | undefined): boolean
}

export const declaredResources = declaredKey<Resources>('resources')

export const resourcesOf = ({ declared }: Pick<Services, 'declared'>): Resources =>
  declared.get(declaredResources)

export function createResources(all: Resource[], placeParts: PlacePart[] = []): Resources {
  const byName = new Map(all.map((resource) => [resource.name, resource]))
  if (byName.size < all.length) throw new Error('a resource is defined twice')
  for (const place of [
    ...all.flatMap(({ partOf = {} }) => Object.keys(partOf)),
    ...placeParts.map((p) => p.place),
  ])
    if (!byName.has(place)) throw new Error(`${place} has a part and is no resource`)
  const find = (name: string) => {
    const resource = byName.get(name)
    if (!resource) throw refuse(resourceFailures.unknownResource, { detail: name })
    return resource
  }
  const open = (context: Context, name: string) => {
    const resource = find(name)
    if (!may(context.member, resource.right)) throw refuse(failures.noPermission)
    return resource
  }
  /** The record of the same number is opened like any other; rows may be seen with less. */
  const mayList = (member: Member | undefined, resource: Resource, place: Resource) => {
    const part = resource.partOf?.[place.name]
    if (!part || !may(member, place.right)) return false
    return may(member, part.by === undefined ? resource.right : (part.right ?? resource.right))
  }
  const mayView = (member: Member | undefined, { right }: PlacePart) =>
    right === undefined || may(member, right)
  return {
    all,
    open,
    openOptions(context, name) {
      const resource = find(name)
      const { member } = context
      const mayFill = (other: Resource) =>
        may(member, other.right) &&
        filledFields(other).some(
          ({ fields, right }) => (right === undefined || may(member, right)) && hasReference(fields, name),
        )
      if (!may(member, resource.right) && !all.some(mayFill)) throw refuse(failures.noPermission)
      return resource
    },
    async openRows(context, { resource: name, place: placeName = '', place_id: id = 0, filters }) {
      if (placeName === '') return { resource: open(context, name), filters }
      const [resource, place] = [find(name), find(placeName)]
      const by = resource.partOf?.[placeName]?.by
      if (by === undefined || !mayList(context.member, resource, place)) throw refuse(failures.noPermission)
      if ((await place.rows.byIds(context, [id])).length === 0) throw refuse(failures.dataMissing)
      return { resource, filters: { ...filters, [by]: String(id) } }
    },
    openPart(context, place, name) {
      const resource = open(context, place)
      const part = placeParts.find((one) => one.place === place && one.name === name)
      if (!part) throw refuse(resourceFailures.unknownResource, { detail: `${place} ${name}` })
      if (!mayView(context.member, part)) throw refuse(failures.noPermission)
      return { resource, part }
    },
    partsOf: (place, member, language) => [
      ...placeParts
        .filter((part) => part.place === place.name && mayView(member, part))
        .map(({ name, title }) => ({ name, title: title[language], kind: 'view' as const, same: '' })),
      ...all
        .filter((resource) => mayList(member, resource, place))
        .map(({ name, title, partOf }) => {
          const { by, title: own = title } = partOf![place.name]!
          return {
            name,
            title: own[language],
            kind: by === undefined ? ('record' as const) : ('list' as const),
            same: by?.replace(/_id$/, '') ?? '',
          }
        }),
    ],
    isSeen: (resource, member) =>
      may(member, resource.right) ||
      Object.keys(resource.partOf ?? {}).some((place) => mayList(member, resource, find(place))),
  }
}

/** The fields of the form and of the actions, each with the right that filling them takes. */
const filledFields = ({ form, actions = {} }: Resource) =>
  [...(form ? [form] : []), ...Object.values(actions)].map(({ fields = {}, right }) => ({ fields, right }))

const hasReference = (fields: Fields, name: string): boolean =>
  Object.values(fields).some(
    (field) => field.resource === name || (field.fields && hasReference(field.fields, name)),
  )
