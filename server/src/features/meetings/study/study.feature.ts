import { listenTo, onAnnouncement } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { oldestClaim, watchSeconds } from './study.metrics.ts'
import {
  certificateReissued,
  certificateRevoked,
  certificateSentAgain,
  creditEarned,
} from './study.notices.ts'
import { checkedIn } from '#server/features/meetings/checkin/checkin.events.ts'
import { examSubmitted } from '#server/features/meetings/exams/exams.events.ts'
import { fileSent } from '#kernel/files/count-sent.ts'
import { addFetched, deleteOldFetched } from './fetched-media.queries.ts'
import { deleteOldLiveFetches } from './live-fetches.queries.ts'
import { deleteOldClaims } from './watch-claims.queries.ts'
import { answerRecall } from './answer-recall.ts'
import { getAuthInfo, getCertificate } from './get-certificate.ts'
import { recallResource } from './recall.console.ts'
import { certificatesResource } from './study.console.ts'
import { grantEarned } from './grant-credit.ts'
import { getProgress, listStudies } from './get-progress.ts'
import { answerLiveQuestion, listLiveQuestions } from './live-questions.ts'
import { answerRecheck, getRecheck } from './rechecks.ts'
import { listLiveBank, removeLiveQuestion, saveLiveQuestion } from './write-live-questions.ts'
import { reportWatching } from './report-watching.ts'
import { watchPlayback } from './watch-playback.ts'
import { watchSessionMonths } from './watch.queries.ts'
import { completionFigure, creditFigure, watchTimeFigure } from './study.figures.ts'
import { studyTodo } from './study.todos.ts'

/** A visit that nobody has moved to the counter by then stays. */
const settledMs = 3000

export const studyFeature = defineFeature({
  name: 'study',
  resources: [certificatesResource, recallResource],
  figures: [watchTimeFigure, completionFigure, creditFigure],
  tallies: [watchSeconds],
  gauges: [oldestClaim],
  todoKinds: [studyTodo],
  notices: [creditEarned, certificateRevoked, certificateReissued, certificateSentAgain],
  calls: [
    watchPlayback,
    reportWatching,
    answerRecall,
    getProgress,
    listStudies,
    getCertificate,
    getAuthInfo,
    listLiveQuestions,
    answerLiveQuestion,
    listLiveBank,
    saveLiveQuestion,
    removeLiveQuestion,
    getRecheck,
    answerRecheck,
  ],
  listeners: [
    onAnnouncement(fileSent, ({ db }, sent) => addFetched(db, sent)),
    listenTo(checkedIn, ({ db, jobs }, { isFresh, ...done }) =>
      jobs.send(db, grantEarned, done, isFresh ? new Date(Date.now() + settledMs) : undefined),
    ),
    listenTo(examSubmitted, ({ db, jobs }, done) => jobs.send(db, grantEarned, done)),
  ],
  jobs: [grantEarned],
  cleanups: [
    ({ db }) => deleteOldFetched(db),
    ({ db }) => deleteOldLiveFetches(db),
    ({ db }) => deleteOldClaims(db),
  ],
  monthlyTables: [watchSessionMonths],
})
