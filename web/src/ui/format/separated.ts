import { keepTogether } from './keep-together.ts'

/** Facts in one line, of which empty ones are left out. */
export const separated = (facts: readonly (string | false | null | undefined)[]): string =>
  keepTogether(facts.filter(Boolean).join(' · '))
