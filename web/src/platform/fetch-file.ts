import { CallFailure } from './call-failure.ts'
import { callText } from './call-text.ts'
import { pageLanguage } from './page-language.ts'

/** The bytes of a file of this site that the login opens. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const text = callText[pageLanguage()]
  let answer: Response
  try {
    answer = await fetch(url, { signal })
  } catch {
    signal.throwIfAborted()
    throw new CallFailure('network', text.networkDown)
  }
  if (!answer.ok) throw new CallFailure('busy', text.busy, answer.status)
  return new Uint8Array(await answer.arrayBuffer())
}
