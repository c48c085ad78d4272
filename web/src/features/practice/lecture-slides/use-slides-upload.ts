import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { slideFailures, slideLimits } from '#contract/practice/lecture-slides.ts'
import type { LectureSlides } from '#contract/practice/lecture-slides.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { sendInParts } from '#web/platform/send-parts.ts'
import { untilOnline } from '#web/platform/until-online.ts'
import { lectureSlideMutations } from './mutations.ts'

/** A file on its way; `reconnecting` while the line is lost. */
export type SlidesUpload = { file: File; sent: number } & (
  | { is: 'sending' | 'reconnecting' }
  | { is: 'failed'; reason: string }
)

/** Sends slides part by part. The same file continues where it was, also after the page was closed. */
export function useSlidesUpload(sheet: SheetAddress, onUploaded: () => void) {
  const client = useQueryClient()
  const [upload, setUpload] = useState<SlidesUpload>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function send(file: File): Promise<void> {
    stop.current?.abort()
    const fault = faultOf(file)
    if (fault) {
      setUpload({ file, sent: 0, is: 'failed', reason: fault[pageLanguage()] })
      return
    }
    const { signal } = (stop.current = new AbortController())
    const note = (sent: number, is: 'sending' | 'reconnecting') => {
      if (!signal.aborted) setUpload({ file, sent, is })
    }
    note(0, 'sending')
    try {
      await sendInParts<LectureSlides>(
        {
          begin: () =>
            lectureSlideMutations.create({
              ...sheet,
              file_name: file.name.slice(-slideLimits.fileName),
              bytes: file.size,
              modified_at: file.lastModified,
            }),
          isComplete: (slides) => slides.is_uploaded === 1,
          sendPart: ({ slides_id, received }) => {
            const part = file.slice(received, received + slideLimits.partBytes)
            const onProgress = (share: number) => note(received + Math.round(share * part.size), 'sending')
            return lectureSlideMutations.append({ ...sheet, slides_id, offset: received }, part, {
              signal,
              onProgress,
            })
          },
          isPassing,
          onProgress: ({ received }) => note(received, 'sending'),
          onLost: () => note(0, 'reconnecting'),
          pause: untilOnline,
        },
        signal,
      )
      setUpload(undefined)
      await invalidateTags(client, 'tasks')
      onUploaded()
    } catch (error) {
      if (signal.aborted) return
      setUpload({ file, sent: 0, is: 'failed', reason: (error as Error).message })
      await invalidateTags(client, 'tasks')
    }
  }

  function pause() {
    stop.current?.abort()
    setUpload(undefined)
    void invalidateTags(client, 'tasks')
  }

  return { upload, send, pause }
}

const faultOf = ({ size }: File) => {
  if (size === 0) return slideFailures.fileEmpty
  return size > slideLimits.bytes ? slideFailures.tooLarge : undefined
}

const isPassing = (error: unknown) =>
  error instanceof CallFailure &&
  (error.kind !== 'refused' || error.status === slideFailures.offsetWrong.status)
