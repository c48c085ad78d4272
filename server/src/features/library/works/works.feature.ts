import { defineFeature } from '#kernel/feature.ts'
import { workPassed, workPutBack, workRefused, workTakenBack } from './works.notices.ts'
import { deleteWork } from './delete-work.ts'
import { getOwnWork } from './get-own-work.ts'
import { listOwnWorks } from './list-own-works.ts'
import { collectWork, listCollectedWorks, listWorkComments, praiseWork } from './mark-work.ts'
import { coursesResource } from './published-works.console.ts'
import { saveDraft } from './save-draft.ts'
import { addWork, editWork } from './send-work.ts'
import { workTodo } from './works.todos.ts'
import { uploadCaption } from './upload-caption.ts'
import { worksResource } from './works.console.ts'

export const worksFeature = defineFeature({
  name: 'works',
  notices: [workPassed, workRefused, workTakenBack, workPutBack],
  todoKinds: [workTodo],
  resources: [worksResource, coursesResource],
  calls: [
    addWork,
    editWork,
    saveDraft,
    uploadCaption,
    getOwnWork,
    deleteWork,
    listOwnWorks,
    praiseWork,
    collectWork,
    listCollectedWorks,
    listWorkComments,
  ],
})
