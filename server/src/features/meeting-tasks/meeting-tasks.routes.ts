import { affirmTask, getTask } from './confirm-task.ts'

export const meetingTaskRoutes = [getTask, affirmTask]
