import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { declaredKey } from '#kernel/declared.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context, Services } from '#kernel/services.ts'
import type { Fields } from './fields.ts'
import type { Resource } from './resource.ts'

export type Resources = {
  all: readonly Resource[]
  /** The resource of this name, for somebody who may see it. */
  open(context: Context, name: string): Resource
  /** The same, also for somebody who may fill a field that refers to it. */
  openOptions(context: Context, name: string): Resource
}

export const declaredResources = declaredKey<Resources>('resources')

export const resourcesOf = ({ declared }: Pick<Services, 'declared'>): Resources =>
  declared.get(declaredResources)

export function createResources(all: Resource[]): Resources {
  const byName = new Map(all.map((resource) => [resource.name, resource]))
  if (byName.size < all.length) throw new Error('a resource is defined twice')
  const find = (name: string) => {
    const resource = byName.get(name)
    if (!resource) throw refuse(resourceFailures.unknownResource, { detail: name })
    return resource
  }
  return {
    all,
    open(context, name) {
      const resource = find(name)
      if (!may(context.member, resource.right)) throw refuse(failures.noPermission)
      return resource
    },
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
  }
}

/** The fields of the form and of the actions, each with the right that filling them takes. */
const filledFields = ({ form, actions = {} }: Resource) =>
  [...(form ? [form] : []), ...Object.values(actions)].map(({ fields = {}, right }) => ({ fields, right }))

const hasReference = (fields: Fields, name: string): boolean =>
  Object.values(fields).some(
    (field) => field.resource === name || (field.fields && hasReference(field.fields, name)),
  )
