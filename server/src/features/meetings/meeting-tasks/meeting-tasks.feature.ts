import { defineFeature } from '#kernel/feature.ts'
import { affirmTask, getTask } from './confirm-task.ts'

export const meetingTasksFeature = defineFeature({
  name: 'meeting-tasks',
  calls: [getTask, affirmTask],
})
