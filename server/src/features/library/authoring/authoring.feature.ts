import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { workPassed, workPutBack, workRefused, workTakenBack } from './authoring.notices.ts'
import { courseOverview } from './course-overview.ts'
import { deleteWork } from './delete-work.ts'
import { getOwnWork } from './get-own-work.ts'
import { listOwnWorks } from './list-own-works.ts'
import { collectWork, listCollectedWorks, listWorkComments, praiseWork } from './mark-work.ts'
import { maskVideo } from './mask-video.ts'
import { publishedWorksResource } from './published-works.console.ts'
import { saveDraft } from './save-draft.ts'
import { addWork, editWork } from './send-work.ts'
import { workTodo } from './authoring.todos.ts'
import { uploadCover } from './upload-cover.ts'
import { deleteUnusedCovers } from './work-cover.queries.ts'
import { workCover } from './work-cover.ts'
import { uploadCaption } from './upload-caption.ts'
import { worksResource } from './authoring.console.ts'

export const authoringFeature = defineFeature({
  name: 'authoring',
  notices: [workPassed, workRefused, workTakenBack, workPutBack],
  todoKinds: [workTodo],
  placeParts: [courseOverview],
  resources: [worksResource, publishedWorksResource],
  fileReaders: [{ purpose: workCover }],
  cleanups: [async (services) => removeStored(services, await deleteUnusedCovers(services.db))],
  calls: [
    addWork,
    editWork,
    saveDraft,
    uploadCaption,
    uploadCover,
    maskVideo,
    getOwnWork,
    deleteWork,
    listOwnWorks,
    praiseWork,
    collectWork,
    listCollectedWorks,
    listWorkComments,
  ],
})
