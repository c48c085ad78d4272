import { resourceFailures } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import type { Resource } from './resource.ts'

export type Resources = {
  all: readonly Resource[]
  /** The resource of this name, for somebody who may see it. */
  open(context: Context, name: string): Resource
}

export function createResources(all: Resource[]): Resources {
  const byName = new Map(all.map((resource) => [resource.name, resource]))
  if (byName.size < all.length) throw new Error('a resource is defined twice')
  return {
    all,
    open(context, name) {
      const resource = byName.get(name)
      if (!resource) throw refuse(resourceFailures.unknownResource, { detail: name })
      if (!may(context.member, resource.right)) throw refuse(failures.noPermission)
      return resource
    },
  }
}
