import type { Duty, DutyKind } from '#contract/practice/expert-duties.ts'
import { expertAgreementPaths } from '#web/features/practice/expert-agreements/paths.ts'
import { expertFeePaths } from '#web/features/practice/expert-fees/paths.ts'
import { expertSessionPaths } from '#web/features/practice/expert-sessions/paths.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { specimenRoomPaths } from '#web/paths/specimen-rooms.ts'
import { lecturePlaybackPaths } from '#web/features/practice/lecture-playback/paths.ts'
import { lectureSlidePaths } from '#web/features/practice/lecture-slides/paths.ts'

/** Where a duty is done; none for what is done on the page of the duties itself. */
const hrefs: Record<DutyKind, ((taskId: number, subjectId: number) => string) | undefined> = {
  schedule: expertSheetPaths.confirmation,
  session: expertSessionPaths.session,
  room: specimenRoomPaths.room,
  agreement: expertAgreementPaths.agreement,
  introduction: expertSheetPaths.introduction,
  slides: lectureSlidePaths.slides,
  fee: expertFeePaths.fees,
  playback: lecturePlaybackPaths.lecture,
  wait: undefined,
}

export const dutyHref = (taskId: number, { kind, subject_id }: Duty): string | undefined =>
  hrefs[kind]?.(taskId, subject_id)
