import { defineFeature } from '#kernel/feature.ts'
import { grantCredits } from './grant-all.ts'
import { meetingsResource } from './meeting-editor.console.ts'
import { publishAtTime } from './publish-meeting.ts'

export const meetingEditorFeature = defineFeature({
  name: 'meeting-editor',
  resources: [meetingsResource],
  jobs: [publishAtTime, grantCredits],
})
