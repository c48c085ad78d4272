import type { Call } from '#contract/wire/call.ts'
import { api } from './api.ts'

type UploadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }

/** Sends a file. Its list shows failures, so no toast does. */
export const upload = <Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  file: File,
  options: UploadOptions = {},
): Promise<Output> => api(call, input, { ...options, file, tips: false })

/** Sends a piece of a file. */
export const sendBytes = <Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  bytes: Blob,
  options: UploadOptions = {},
): Promise<Output> => api(call, input, { ...options, bytes, tips: false })
