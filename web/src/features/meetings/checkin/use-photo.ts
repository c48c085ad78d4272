import { useEffect, useRef, useState } from 'react'
import { checkinCalls } from '#contract/meetings/checkin.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { shrinkPicture } from '#web/platform/shrink-picture.ts'
import { upload } from '#web/platform/upload.ts'

export type PhotoState =
  | { is: 'none' }
  | { is: 'sending'; preview: string; share: number }
  | { is: 'kept'; preview: string }
  | { is: 'failed'; preview: string; reason: string }

/** Large enough to read a certificate by. */
const mostPixels = 2000
/** Below this nothing is won by drawing it smaller. */
const smallBytes = 400_000

/** One photo on its way to the server; its preview is the picture in this browser, which costs no look at the stored one. */
export function usePhoto(kept: string, onKept: (url: string) => void) {
  const [state, setState] = useState<PhotoState>(kept ? { is: 'kept', preview: kept } : { is: 'none' })
  const fileRef = useRef<File>(undefined)
  const abortRef = useRef<AbortController>(undefined)
  const previewRef = useRef('')

  useEffect(
    () => () => {
      abortRef.current?.abort()
      if (previewRef.current) URL.revokeObjectURL(previewRef.current)
    },
    [],
  )

  async function send(file: File) {
    abortRef.current?.abort()
    const abort = new AbortController()
    abortRef.current = abort
    fileRef.current = file
    if (previewRef.current) URL.revokeObjectURL(previewRef.current)
    const preview = URL.createObjectURL(file)
    previewRef.current = preview
    const show = (next: PhotoState) => {
      if (!abort.signal.aborted) setState(next)
    }
    show({ is: 'sending', preview, share: 0 })
    onKept('')
    try {
      const { url } = await upload(checkinCalls.uploadPhoto, {}, await compress(file), {
        signal: abort.signal,
        onProgress: (share) => show({ is: 'sending', preview, share }),
      })
      show({ is: 'kept', preview })
      if (!abort.signal.aborted) onKept(url)
    } catch (error) {
      const reason =
        error instanceof CallFailure ? error.message : uploadFailures.pictureUnreadable[pageLanguage()]
      show({ is: 'failed', preview, reason })
    }
  }

  return { state, send, retry: () => fileRef.current && send(fileRef.current) }
}

async function compress(file: File): Promise<File> {
  if (file.size <= smallBytes) return file
  const small = await shrinkPicture(file, mostPixels)
  return small.size < file.size ? small : file
}
