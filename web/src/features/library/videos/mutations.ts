import { videoCalls } from '#contract/library/videos.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { sendBytes, upload } from '#web/platform/upload.ts'
import { videoQueries } from './queries.ts'

const answers = ({ video_id }: { video_id: number }) => videoQueries.detail(video_id)

export const videoMutations = {
  /** Its list shows failures. */
  create: mutationOf(videoCalls.create, { tips: false }),
  append: (
    input: { video_id: number; offset: number },
    bytes: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => sendBytes(videoCalls.append, input, bytes, options),
  delete: mutationOf(videoCalls.delete, { changes: ['videos'], inBackground: true }),
  mask: mutationOf(videoCalls.mask, { answers, whenRefused: 'read-again' }),
  process: mutationOf(videoCalls.process, { answers, whenRefused: 'read-again' }),
  /** The caller shows failures beside the captions. */
  setCaption: (input: { video_id: number; language: string; label: string }, file: File) =>
    upload(videoCalls.setCaption, input, file),
  deleteCaption: mutationOf(videoCalls.deleteCaption, { answers }),
  transcribe: mutationOf(videoCalls.transcribe, { answers, whenRefused: 'read-again' }),
}
