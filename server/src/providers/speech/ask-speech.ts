import { askOutside } from '#kernel/ask-outside.ts'

const timeoutMs = 20_000

type SpeechRequest = { url: string; headers: Record<string, string>; body?: string }

/** Posts to a speech service and reads its JSON; a job asks again after a failure. */
export async function askSpeech({ url, headers, body }: SpeechRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await askOutside(url, { method: 'POST', headers, body, signal })
  try {
    return await response.json()
  } catch (error) {
    throw new Error(`The speech service answered ${response.status} without JSON`, { cause: error })
  }
}
