import { bindSeparators } from './bind-separators.ts'

/** Facts in one line, of which empty ones are left out. */
export const separated = (facts: readonly (string | false | null | undefined)[]): string =>
  bindSeparators(facts.filter(Boolean).join(' · '))
