import type { Call } from '#contract/wire/call.ts'
import type { Services } from '#kernel/services.ts'
import type { Language } from '#contract/wire/language.ts'

/** What a page says of itself to crawlers and chat previews, and what its screen will ask for at once. */
export type PageFacts = {
  title: string
  description: string
  /** Path of the share picture. */
  image: string
  keywords?: string
  /** The picture that the eye meets first, in the width it is shown in. */
  picture?: string
  /** Calls whose answers travel inside the page, so that the first screen needs no further round trip. */
  preload?: Preload[]
  /** Set where the address alone opens what only one person may see: the page is never stored. */
  isPrivate?: boolean
}

/**
 * `again`: shown at once, and asked for by the page as well: `always` because asking counts the visit, or for a `member`,
 * to whom the answer may be another.
 */
export type Preload = {
  call: Call<unknown, unknown>
  input: Record<string, unknown>
  again?: 'always' | 'member'
}

export const preload = <Input extends Record<string, unknown>, Output>(
  call: Call<Input, Output>,
  input: Input,
): Preload => ({ call, input, ...(call.countsVisit && { again: 'always' }) })

export const preloadForVisitors = <Input extends Record<string, unknown>, Output>(
  call: Call<Input, Output>,
  input: Input,
): Preload => ({ call, input, again: 'member' })

/** Undefined facts mean that what the address names does not exist: the page answers 404. */
export type Page = {
  path: string
  describe(
    query: Record<string, string>,
    services: Services,
    language: Language,
  ): Promise<PageFacts | undefined>
}
