import type { RequestParts } from './request.ts'

type SendOptions = {
  signal: AbortSignal | undefined
  onProgress: ((share: number) => void) | undefined
}

/** XMLHttpRequest, because fetch does not report how much of a body has been sent. */
export function sendFile(
  request: RequestParts,
  { signal, onProgress }: SendOptions,
): Promise<Pick<Response, 'status' | 'json'>> {
  return new Promise((resolve, reject) => {
    const line = new XMLHttpRequest()
    line.open(request.method, request.url)
    line.withCredentials = true
    for (const [name, value] of Object.entries(request.headers)) line.setRequestHeader(name, value)
    line.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    line.addEventListener('load', () =>
      resolve({ status: line.status, json: async () => JSON.parse(line.responseText) as unknown }),
    )
    line.addEventListener('error', () => reject(new Error('the file was not sent')))
    line.addEventListener('abort', () => reject(new Error('sending the file was stopped')))
    signal?.addEventListener('abort', () => line.abort())
    if (signal?.aborted) reject(new Error('sending the file was stopped'))
    else line.send(request.body)
  })
}
