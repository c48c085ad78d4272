import { dutyCalls, menuTypes } from '#contract/practice/expert-duties.ts'
import type { MenuItem } from '#contract/practice/expert-duties.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheetsOfUser } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { selectRoomsOfSheets } from '#server/features/practice/specimen-rooms/specimen-rooms.queries.ts'
import { countDuties, findDuties } from './duty-sources.ts'
import { presentMenuItem } from './expert-duties.present.ts'
import { selectMenu } from './expert-duties.queries.ts'
import { expertDutiesText } from './expert-duties.text.ts'

/** The pages of a sheet, and whether they are in the strip. */
const pages = [
  { name: 'tasks', path: '/taskList', isTop: true },
  { name: 'confirmation', path: '/expertConfirmation', isTop: true },
  { name: 'schedule', path: '/expertsSchedule', isTop: true },
  { name: 'introduction', path: '/expertIntroduction', isTop: true },
  { name: 'agreement', path: '/expertAgreement', isTop: false },
  { name: 'slides', path: '/expertSlides', isTop: false },
  { name: 'rehearsal', path: '/expertRehearsal', isTop: false },
  { name: 'room', path: '/specimenChamber', isTop: false },
  { name: 'fees', path: '/expertFees', isTop: false },
  { name: 'lecture', path: '/expertLecture', isTop: false },
  { name: 'sheets', path: '/expertTaskList', isTop: false },
  { name: 'withdrawal', path: '/withdrawal', isTop: false },
] as const

type Shown = { taskId: number; language: Language; hasRoom: boolean; isOver: boolean }

/** Only guests who are asked to use a specimen room find one behind its page; nobody rehearses afterwards. */
const pageItems = ({ taskId, language, hasRoom, isOver }: Shown): MenuItem[] =>
  pages
    .filter(({ name }) => (hasRoom || name !== 'room') && !(isOver && name === 'rehearsal'))
    .map(({ name, path, isTop }) => ({
      title: expertDutiesText[language].menu[name],
      content_url: `${path}?id=${taskId}`,
      type: menuTypes.inner,
      is_top_menu: asBit(isTop),
    }))

export const getTopMenu = answer(dutyCalls.topMenu, async (input, context) => {
  const { db, caller } = context
  const row = await findSheet(context, input)
  const { task_id: taskId, user_id: userId, part } = row.sheet
  const [duties, added, sheets, rooms] = await Promise.all([
    findDuties(db, [row]),
    selectMenu(db, taskId),
    selectSheetsOfUser(db, taskId, userId),
    selectRoomsOfSheets(db, [row.sheet.id]),
  ])
  const shown = { taskId, language: caller.language, hasRoom: rooms.length > 0, isOver: isOver(row) }
  return {
    items: [...pageItems(shown), ...added.map(presentMenuItem)],
    part_type: part,
    ...countDuties(duties),
    is_multiple: asBit(sheets.length > 1),
  }
})
