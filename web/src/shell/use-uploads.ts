import { useEffect, useState } from 'react'
import type { Call } from '#contract/wire/call.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import type { UploadedFile } from '#contract/wire/uploads.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { shrinkPicture } from '#web/platform/shrink-picture.ts'
import { upload } from '#web/platform/upload.ts'
import { useSignal } from '#web/ui/signal.ts'
import { createUploads } from './uploads.ts'
import type { KeptFile, SendOptions } from './uploads.ts'

/** Pictures of more bytes are drawn smaller before they are sent. */
type Shrink = { aboveBytes: number; mostPixels: number }

type UploadOptions = {
  faultOf?: (file: File) => Failure | undefined
  /** What was sent before. */
  known?: readonly KeptFile[]
}

export type Uploads = ReturnType<typeof useUploads>

/** Files that are sent as they are chosen. Leaving the screen stops what is under way. */
export const useUploads = <Input>(
  call: Call<Input, UploadedFile>,
  input: Input,
  { shrink, ...options }: UploadOptions & { shrink?: Shrink } = {},
) => useSentFiles(async (file, sending) => upload(call, input, await shrunk(file, shrink), sending), options)

/** The same for files that `send` brings to the server in a way of its own. */
export function useSentFiles(
  send: (file: File, options: SendOptions) => Promise<UploadedFile>,
  { faultOf, known }: UploadOptions = {},
) {
  const [{ list, ...uploads }] = useState(() =>
    createUploads(
      {
        send,
        faultOf: (file) => faultOf?.(file)?.[pageLanguage()],
        unreadable: () => uploadFailures.pictureUnreadable[pageLanguage()],
      },
      known,
    ),
  )
  const { stop } = uploads
  useEffect(() => stop, [stop])
  return { list: useSignal(list), ...uploads }
}

async function shrunk(file: File, shrink: Shrink | undefined): Promise<File> {
  if (!shrink || file.size <= shrink.aboveBytes) return file
  const small = await shrinkPicture(file, shrink.mostPixels)
  return small.size < file.size ? small : file
}
