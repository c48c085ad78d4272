import type { Call } from '#contract/wire/call.ts'
import type { UserInfo } from '#contract/people/account.ts'
import type { Language } from '#contract/wire/language.ts'

/**
 * Answers embedded in the page, in one language. Those marked `again` are shown at once and requested anyway: always,
 * or for members, whose answer may differ.
 */
export type PreloadedAnswers = {
  language: Language
  answers: { id: string; input: unknown; output: unknown; again?: Again }[]
  /** Whose page it is; undefined for a page that anybody may see. */
  member?: UserInfo
  /** What was refused, where visitors find nothing. */
  refused?: PreloadedRefusal[]
}

export type PreloadedRefusal = { id: string; input: unknown; status: number; message: string }

type Again = 'always' | 'member'

let preload: PreloadedAnswers | undefined

/** For use where there is no page to read from: while the server renders. */
export function setPreloaded(answers: PreloadedAnswers): void {
  preload = answers
}

export function preloadedAnswer<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  language: Language,
): { output: Output; again?: Again } | undefined {
  preload ??= read()
  if (preload.language !== language) return undefined
  const asked = canonical(input)
  const found = preload.answers.find((answer) => answer.id === call.id && canonical(answer.input) === asked)
  return found && { output: found.output as Output, again: found.again }
}

/** The member for whom the server rendered the page. */
export const pageMember = (): UserInfo | undefined => (preload ??= read()).member

/** What the server refused while it rendered the page, in the language of the page. */
export function preloadedRefusals(language: Language): PreloadedRefusal[] {
  preload ??= read()
  return preload.language === language ? (preload.refused ?? []) : []
}

/** The calls that even a visitor's page makes again. */
export const callsToMakeAgain = (): string[] =>
  (preload ??= read()).answers.filter(({ again }) => again === 'always').map(({ id }) => id)

/** Ignores the order of fields and omitted fields. Compares code points: Intl.Collator would cost 40 ms to load. */
const canonical = (input: unknown) =>
  JSON.stringify(
    Object.entries(input as object)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

function read(): PreloadedAnswers {
  try {
    return JSON.parse(document.getElementById('xinglin-preloaded')?.textContent ?? '') as PreloadedAnswers
  } catch {
    return { language: 'zh', answers: [] }
  }
}
