import { useEffect, useRef, useState } from 'react'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { shrinkPicture } from '#web/platform/shrink-picture.ts'
import { upload } from '#web/platform/upload.ts'

export type Photo = { id: number } & (
  | { is: 'sending'; share: number }
  | { is: 'kept'; url: string }
  | { is: 'failed'; reason: string }
)

/** Large enough to read a certificate by. */
const mostPixels = 3000

/** Photos of certificates on their way to the server and those that are there. */
export function usePhotos() {
  const [list, setList] = useState<Photo[]>([])
  const next = useRef(0)
  const running = useRef(new Map<number, { file: File; abort: AbortController }>())

  useEffect(() => {
    const all = running.current
    return () => {
      for (const { abort } of all.values()) abort.abort()
    }
  }, [])

  const change = (changed: Photo) =>
    setList((old) => old.map((photo) => (photo.id === changed.id ? changed : photo)))

  async function send(id: number, file: File) {
    const abort = new AbortController()
    running.current.set(id, { file, abort })
    change({ id, is: 'sending', share: 0 })
    try {
      const small = file.size > uploadLimits.pictureBytes ? await shrinkPicture(file, mostPixels) : file
      const { url } = await upload(verificationCalls.uploadPhoto, {}, small, {
        signal: abort.signal,
        onProgress: (share) => change({ id, is: 'sending', share }),
      })
      change({ id, is: 'kept', url })
    } catch (error) {
      const reason =
        error instanceof CallFailure ? error.message : uploadFailures.pictureUnreadable[pageLanguage()]
      change({ id, is: 'failed', reason })
    }
  }

  function add(files: File[]) {
    for (const file of files) {
      const id = next.current++
      setList((old) => [...old, { id, is: 'sending', share: 0 }])
      void send(id, file)
    }
  }

  function remove(id: number) {
    running.current.get(id)?.abort.abort()
    running.current.delete(id)
    setList((old) => old.filter((photo) => photo.id !== id))
  }

  function retry(id: number) {
    const kept = running.current.get(id)
    if (kept) void send(id, kept.file)
  }

  return { list, add, remove, retry }
}
