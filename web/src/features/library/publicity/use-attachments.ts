import { useEffect, useRef, useState } from 'react'
import { uploadCalls } from '#contract/people/uploads.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { upload } from '#web/platform/upload.ts'
import { findFileMistake } from './attachments.ts'
import type { Attachment, KeptFile } from './attachments.ts'

type Sending = { file: File; abort: AbortController }

/** Files on their way to the server and those that are there. Leaving the screen stops what is under way. */
export function useAttachments(initial: KeptFile[]) {
  const [list, setList] = useState<Attachment[]>(() =>
    initial.map(({ url, name }, at) => ({ id: at, name, is: 'kept', url })),
  )
  const next = useRef(initial.length)
  const sending = useRef(new Map<number, Sending>())

  useEffect(() => {
    const running = sending.current
    return () => {
      for (const { abort } of running.values()) abort.abort()
    }
  }, [])

  const change = (changed: Attachment) =>
    setList((old) => old.map((file) => (file.id === changed.id ? changed : file)))

  async function send(id: number, file: File) {
    const { name } = file
    const abort = new AbortController()
    sending.current.set(id, { file, abort })
    change({ id, name, is: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => change({ id, name, is: 'sending', share })
      const { url } = await upload(uploadCalls.upload, { private: true }, file, {
        signal: abort.signal,
        onProgress,
      })
      change({ id, name, is: 'kept', url })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      change({ id, name, is: 'failed', reason: error.message, mayRetry: error.kind !== 'refused' })
    }
  }

  function add(files: File[]) {
    for (const file of files) {
      const id = next.current++
      const mistake = findFileMistake(file)
      const { name } = file
      if (mistake) {
        const failed: Attachment = {
          id,
          name,
          is: 'failed',
          reason: mistake[pageLanguage()],
          mayRetry: false,
        }
        setList((old) => [...old, failed])
      } else {
        setList((old) => [...old, { id, name, is: 'sending', share: 0 }])
        void send(id, file)
      }
    }
  }

  function remove(id: number) {
    sending.current.get(id)?.abort.abort()
    sending.current.delete(id)
    setList((old) => old.filter((file) => file.id !== id))
  }

  async function retry(id: number) {
    const kept = sending.current.get(id)
    if (kept) await send(id, kept.file)
  }

  return { list, add, remove, retry }
}
