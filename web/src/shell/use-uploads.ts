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
import type { KeptFile } from './uploads.ts'

type UploadOptions = {
  /** Pictures of more bytes are drawn smaller before they are sent. */
  shrink?: { aboveBytes: number; mostPixels: number }
  faultOf?: (file: File) => Failure | undefined
  /** What was sent before. */
  known?: readonly KeptFile[]
}

export type Uploads = ReturnType<typeof useUploads>

/** Files that are sent as they are chosen. Leaving the screen stops what is under way. */
export function useUploads<Input>(
  call: Call<Input, UploadedFile>,
  input: Input,
  { shrink, faultOf, known }: UploadOptions = {},
) {
  const [{ list, ...uploads }] = useState(() =>
    createUploads(
      {
        send: async (file, options) => upload(call, input, await shrunk(file, shrink), options),
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

async function shrunk(file: File, shrink: UploadOptions['shrink']): Promise<File> {
  if (!shrink || file.size <= shrink.aboveBytes) return file
  const small = await shrinkPicture(file, shrink.mostPixels)
  return small.size < file.size ? small : file
}
