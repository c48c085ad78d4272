import { defineFeature } from '#kernel/feature.ts'
import { waitAdded } from './expert-duties.notices.ts'
import { menusResource, waitsResource } from './expert-duties.console.ts'
import { deadlinesResource } from './deadlines.console.ts'
import { expertDutyPages } from './expert-duties.pages.ts'
import { getTopMenu } from './get-top-menu.ts'
import { expertTaskTodo, expertWaitTodo } from './expert-duties.todos.ts'
import { listAllSheets, listDuties } from './list-duties.ts'
import { queueSheetReminders } from './queue-sheet-reminders.ts'
import { sendSheetReminder } from './send-sheet-reminder.ts'
import { addGivenFile, removeUnlisted, uploadWaitFile, waitFile } from './wait-files.ts'
import { countWaits, disposeWait, editWait, getWait, listWaits } from './waits.ts'

export const expertDutiesFeature = defineFeature({
  name: 'expert-duties',
  pages: expertDutyPages,
  todoKinds: [expertTaskTodo, expertWaitTodo],
  notices: [waitAdded],
  resources: [waitsResource, menusResource, deadlinesResource],
  calls: [
    getTopMenu,
    listDuties,
    listAllSheets,
    getWait,
    editWait,
    disposeWait,
    listWaits,
    countWaits,
    uploadWaitFile,
    addGivenFile,
  ],
  fileReaders: [{ purpose: waitFile }],
  cleanups: [removeUnlisted],
  jobs: [queueSheetReminders, sendSheetReminder],
})
