import type { Call } from '#contract/call.ts'
import type { Language } from '#contract/language.ts'

type Ahead = { language: Language; answers: { id: string; input: unknown; output: unknown }[] }

let ahead: Ahead | undefined

/** Answers that came inside the page. Each is good for the first time it is asked for, then the server is asked. */
export function takeAhead<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  language: Language,
): Output | undefined {
  ahead ??= read()
  if (ahead.language !== language) return undefined
  const asked = JSON.stringify(input)
  const at = ahead.answers.findIndex(
    (answer) => answer.id === call.id && JSON.stringify(answer.input) === asked,
  )
  return at < 0 ? undefined : (ahead.answers.splice(at, 1)[0]?.output as Output)
}

function read(): Ahead {
  try {
    return JSON.parse(document.getElementById('xinglin-ahead')?.textContent ?? '') as Ahead
  } catch {
    return { language: 'zh', answers: [] }
  }
}
