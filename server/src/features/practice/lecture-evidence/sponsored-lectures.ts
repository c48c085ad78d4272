import { sponsorCalls } from '#contract/practice/lecture-evidence.ts'
import type { SponsoredLecture } from '#contract/practice/lecture-evidence.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { writeCsv } from '#kernel/csv.ts'
import type { Db } from '#kernel/database.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheetsByIds } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noFigures, selectSponsoredLectures } from './lecture-evidence.queries.ts'
import type { SponsoredLectureRow } from './lecture-evidence.queries.ts'
import { sponsorText } from './lecture-evidence.text.ts'

/** More than any company has sponsored. */
const mostRows = 5000

export const listLectures = answer(sponsorCalls.lectures, async ({ page }, context) => {
  const { db } = context
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectSponsoredLectures(db, memberOf(context).userId, limit, offset),
  )
  return pageOf(await presentLectures(db, found.rows), found.total, page, pageSize)
})

export const exportLectures = answer(sponsorCalls.export, async (_input, context) => {
  const { db, caller } = context
  const text = sponsorText[caller.language]
  const rows = await selectSponsoredLectures(db, memberOf(context).userId, mostRows, 0)
  const cells = (await presentLectures(db, rows)).map((lecture) => [
    lecture.meeting_title,
    lecture.begin_time,
    lecture.end_time,
    lecture.guest_name,
    lecture.guest_hospital_name,
    String(lecture.figures.live_minutes),
    String(lecture.figures.most_viewers),
    String(lecture.figures.pictures),
    String(lecture.figures.slides),
    text.states[lecture.is_complete],
  ])
  return { file_name: text.fileName, csv: writeCsv([text.columns, ...cells]) }
})

async function presentLectures(db: Db, rows: SponsoredLectureRow[]): Promise<SponsoredLecture[]> {
  const sheets = await selectSheetsByIds(
    db,
    rows.map(({ sheetId }) => sheetId),
  )
  return rows.flatMap((row) => {
    const sheet = sheets.find((one) => one.sheet.id === row.sheetId)
    return sheet ? [presentLecture(row, sheet)] : []
  })
}

/** Only what happened in public: never a fee, a bank or an identity card. */
function presentLecture({ figures, completedAt }: SponsoredLectureRow, sheet: SheetRow): SponsoredLecture {
  const { guest_id, guest_name, guest_hospital_name } = presentGuest(sheet)
  const { meeting } = sheet
  return {
    guest_id,
    guest_name,
    guest_hospital_name,
    meeting_id: meeting.id,
    meeting_title: meeting.title,
    begin_time: shanghaiTime(meeting.begin_at),
    end_time: shanghaiTime(meeting.end_at),
    is_complete: asBit(completedAt !== null),
    figures: { ...noFigures, ...figures },
  }
}
