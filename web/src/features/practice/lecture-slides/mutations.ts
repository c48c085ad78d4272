import { slideCalls } from '#contract/practice/lecture-slides.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { sendBytes } from '#web/platform/upload.ts'
import { lectureSlideQueries } from './queries.ts'

const answers = ({ id, tcode, guest_id }: SheetAddress) => lectureSlideQueries.list({ id, tcode, guest_id })

export const lectureSlideMutations = {
  /** The row of the upload shows failures. */
  create: mutationOf(slideCalls.create, { tips: false }),
  append: (
    input: SheetAddress & { slides_id: number; offset: number },
    bytes: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => sendBytes(slideCalls.append, input, bytes, options),
  show: mutationOf(slideCalls.show, { answers, whenRefused: 'read-again' }),
  /** A turn that does not arrive is not worth a word to somebody who lectures. */
  turn: mutationOf(slideCalls.turn, { tips: false }),
  mask: mutationOf(slideCalls.mask, { answers }),
  remove: mutationOf(slideCalls.remove, { answers, whenRefused: 'read-again' }),
}
