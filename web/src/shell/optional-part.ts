import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A component that is loaded when it is first shown and that the page can do without: where it does not come, nothing shows. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
