import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { casePicture } from './case-picture.ts'
import { getCaseDraft, submitCase, uploadCasePicture } from './submit-case.ts'
import { casesResource } from './teaching-cases.console.ts'
import { caseNotices } from './teaching-cases.notices.ts'
import { deleteUnsentPictures } from './teaching-cases.queries.ts'
import { teachingCaseTodo } from './teaching-cases.todos.ts'

export const teachingCasesFeature = defineFeature({
  name: 'teaching-cases',
  fileReaders: [{ purpose: casePicture }],
  resources: [casesResource],
  calls: [getCaseDraft, uploadCasePicture, submitCase],
  notices: Object.values(caseNotices),
  todoKinds: [teachingCaseTodo],
  cleanups: [async (services) => removeStored(services, await deleteUnsentPictures(services.db))],
})
