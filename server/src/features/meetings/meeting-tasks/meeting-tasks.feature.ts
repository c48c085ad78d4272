import { defineFeature } from '#kernel/feature.ts'
import { affirmTask, getTask } from './confirm-task.ts'
import { editGuest, getGuest, uploadGuestPhoto } from './edit-guest.ts'
import { listTasks } from './list-tasks.ts'

export const meetingTasksFeature = defineFeature({
  name: 'meeting-tasks',
  calls: [getTask, affirmTask, listTasks, getGuest, editGuest, uploadGuestPhoto],
})
