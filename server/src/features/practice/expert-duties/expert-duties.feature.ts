import { defineFeature } from '#kernel/feature.ts'
import { waitAdded } from './expert-duties.notices.ts'
import { menusResource, waitsResource } from './expert-duties.console.ts'
import { expertDutyPages } from './expert-duties.pages.ts'
import { getTopMenu } from './get-top-menu.ts'
import { expertTaskTodo, expertWaitTodo } from './expert-duties.todos.ts'
import { listAllSheets, listDuties } from './list-duties.ts'
import { queueSheetReminders } from './queue-sheet-reminders.ts'
import { sendSheetReminder } from './send-sheet-reminder.ts'
import { countWaits, disposeWait, editWait, getWait, listWaits } from './waits.ts'

export const expertDutiesFeature = defineFeature({
  name: 'expert-duties',
  pages: expertDutyPages,
  todoKinds: [expertTaskTodo, expertWaitTodo],
  notices: [waitAdded],
  resources: [waitsResource, menusResource],
  calls: [getTopMenu, listDuties, listAllSheets, getWait, editWait, disposeWait, listWaits, countWaits],
  jobs: [queueSheetReminders, sendSheetReminder],
})
