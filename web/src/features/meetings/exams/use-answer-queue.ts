import type { QueuedEntry } from '#web/shell/send-queue.ts'
import { createQueueHook } from '#web/shell/use-send-queue.ts'
import { examMutations } from './mutations.ts'

/** An answer that was chosen, or, without a question, that the paper was handed in. */
export type AnswerEntry = QueuedEntry & { tryId: number; questionId?: number; optionIds?: number[] }

/** No exam is longer; the server closes an attempt by its own clock. */
const longestSeconds = 86_400

/** Whatever comes twice changes nothing: of the answers to a question the last one counts, and a paper is handed in once. */
export const useAnswerQueue = createQueueHook({
  storeName: 'exam-answers',
  longestSeconds,
  retryMs: 2000,
  send: ({ tryId, questionId, optionIds }: AnswerEntry) =>
    examMutations.answer({
      try_id: tryId,
      ...(questionId !== undefined && { question_id: questionId, option_ids: optionIds }),
      finish: questionId === undefined,
    }),
})
