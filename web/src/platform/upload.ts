import type { Call } from '#contract/wire/call.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { CallFailure } from './call-failure.ts'
import { callText } from './call-text.ts'
import { readAnswer } from './call.ts'
import { clock } from './clock.ts'
import { environment } from './environment.ts'
import { pageHosts } from './page-config.ts'
import { pageLanguage } from './page-language.ts'
import { buildRequest } from './request.ts'
import { storage } from './storage.ts'

type UploadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }

/** Sends a file. No time-out: a large file on a slow line takes as long as it takes, and its progress is told. */
export async function upload<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  file: File,
  options: UploadOptions = {},
): Promise<Output> {
  const language = pageLanguage()
  const request = await buildRequest(
    call,
    input,
    {
      environment: environment(),
      hosts: pageHosts(),
      storage,
      language,
      now: clock.now(),
      seal: () => Promise.reject(new Error('an upload is never sealed')),
    },
    { file },
  )
  const answer = readAnswer(await send(request, options))
  if (answer.token) storage.set('token', answer.token)
  if (answer.status !== successStatus) throw new CallFailure('refused', answer.message, answer.status, answer)
  return answer.data as Output
}

/** XMLHttpRequest, because fetch does not tell how much of a body has gone. */
function send(request: Awaited<ReturnType<typeof buildRequest>>, options: UploadOptions): Promise<unknown> {
  const text = callText[pageLanguage()]
  return new Promise((resolve, reject) => {
    const line = new XMLHttpRequest()
    line.open(request.method, request.url)
    line.responseType = 'json'
    for (const [name, value] of Object.entries(request.headers)) line.setRequestHeader(name, value)
    line.upload.addEventListener('progress', ({ loaded, total }) =>
      options.onProgress?.(total > 0 ? loaded / total : 0),
    )
    line.addEventListener('load', () =>
      line.response === null
        ? reject(new CallFailure('busy', text.busy, line.status))
        : resolve(line.response),
    )
    line.addEventListener('error', () => reject(new CallFailure('network', text.networkDown)))
    line.addEventListener('abort', () => reject(new CallFailure('aborted', '')))
    options.signal?.addEventListener('abort', () => line.abort())
    line.send(request.body)
  })
}
