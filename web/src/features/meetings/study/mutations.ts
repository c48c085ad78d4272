import { liveQuestionCalls } from '#contract/meetings/live-questions.ts'
import { liveCalls } from '#contract/meetings/live.ts'
import { recheckCalls } from '#contract/meetings/rechecks.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { mutationOf } from '#web/platform/mutation.ts'

/** Nobody asked for these: a failure is not shown, and an ended login ends when the person does something. */
const silently = { tips: false, whenLoginEnded: 'leave' } as const

export const studyMutations = {
  watchRecording: mutationOf(studyCalls.watchPlayback, silently),
  watchLive: mutationOf(liveCalls.watch, silently),
  /** The last report is sent while the page is being closed. */
  report: mutationOf(studyCalls.report, { ...silently, keepalive: true }),
  answerLiveQuestion: mutationOf(liveQuestionCalls.answer, {
    changes: ['study', 'certificates'],
    whenRefused: 'read-again',
  }),
  saveLiveQuestion: mutationOf(liveQuestionCalls.save, { changes: ['liveQuestions'] }),
  removeLiveQuestion: mutationOf(liveQuestionCalls.remove, {
    changes: ['liveQuestions'],
    whenRefused: 'read-again',
  }),
  /** The card itself shows what was right before it goes. */
  answerRecheck: mutationOf(recheckCalls.answer),
  /** An answer may be the last condition for credit. */
  answerRecall: mutationOf(studyCalls.answerRecall, {
    tips: false,
    changes: ['study', 'certificates'],
    inBackground: true,
  }),
}
