import type { Duty, DutyKind } from '#contract/practice/expert-duties.ts'
import { expertAgreementPaths } from '#web/paths/expert-agreements.ts'
import { expertFeePaths } from '#web/paths/expert-fees.ts'
import { expertSessionPaths } from '#web/paths/expert-sessions.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { specimenRoomPaths } from '#web/paths/specimen-rooms.ts'
import { lecturePlaybackPaths } from '#web/paths/lecture-playback.ts'
import { lectureSlidePaths } from '#web/paths/lecture-slides.ts'

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
  poll: undefined,
  travel: undefined,
  hotel: undefined,
  wait: undefined,
}

export const dutyHref = (taskId: number, { kind, subject_id }: Duty): string | undefined =>
  hrefs[kind]?.(taskId, subject_id)
