import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { readServiceSettings } from '#server/features/people/native-app/service-settings.ts'
import { selectTask } from './expert-sheets.queries.ts'

async function findTask(db: Db, taskId: number) {
  const found = await selectTask(db, taskId)
  if (!found) throw refuse(sheetFailures.taskMissing)
  return found
}

export const getLoginPage = answer(expertTaskCalls.loginPage, async ({ id }, { db }) => {
  const { task, meeting } = await findTask(db, id)
  const { contact } = await selectEntry(db, task.meeting_id)
  return {
    meeting_group_contact: contact,
    meeting_id: task.meeting_id,
    meeting_title: meeting.title,
    cover: meeting.cover,
  }
})

export const getWebsite = answer(expertTaskCalls.website, async ({ id }, { db }) => {
  const { task } = await findTask(db, id)
  return { offical_website: task.website || `/meetingDetail?meeting_id=${task.meeting_id}` }
})

export const getServicePhone = answer(expertTaskCalls.servicePhone, async (_input, services) => ({
  service_phone: (await readServiceSettings(services)).hotline,
}))
