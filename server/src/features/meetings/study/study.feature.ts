import { listenTo, onAnnouncement } from '#kernel/listeners.ts'
import { defineFeature } from '#kernel/feature.ts'
import { certificateReissued, certificateRevoked, creditEarned } from './study.notices.ts'
import { checkedIn } from '#server/features/meetings/checkin/checkin.events.ts'
import { examSubmitted } from '#server/features/meetings/exams/exams.events.ts'
import { fileSent } from '#kernel/files/count-sent.ts'
import { addFetched, deleteOldFetched } from './fetched-media.queries.ts'
import { answerRecall } from './answer-recall.ts'
import { getAuthInfo, getCertificate } from './get-certificate.ts'
import { recallResource } from './recall.console.ts'
import { certificatesResource } from './study.console.ts'
import { grantEarned } from './grant-credit.ts'
import { getProgress, listStudies } from './get-progress.ts'
import { reportWatching } from './report-watching.ts'
import { watchPlayback } from './watch-playback.ts'
import { watchSessionMonths } from './watch.queries.ts'
import { completionFigure, creditFigure, watchTimeFigure } from './study.figures.ts'
import { studyTodo } from './study.todos.ts'

export const studyFeature = defineFeature({
  name: 'study',
  resources: [certificatesResource, recallResource],
  figures: [watchTimeFigure, completionFigure, creditFigure],
  todoKinds: [studyTodo],
  notices: [creditEarned, certificateRevoked, certificateReissued],
  calls: [watchPlayback, reportWatching, answerRecall, getProgress, listStudies, getCertificate, getAuthInfo],
  listeners: [
    onAnnouncement(fileSent, ({ db }, sent) => addFetched(db, sent)),
    listenTo(checkedIn, ({ db, jobs }, done) => jobs.send(db, grantEarned, done)),
    listenTo(examSubmitted, ({ db, jobs }, done) => jobs.send(db, grantEarned, done)),
  ],
  jobs: [grantEarned],
  cleanups: [({ db }) => deleteOldFetched(db)],
  monthlyTables: [watchSessionMonths],
})
