import { noticeIn } from '#kernel/notice.ts'
import type { Notice } from '#kernel/notice.ts'
import type { RevisionRow } from './works.queries.ts'
import { workText } from './works.text.ts'

type Reviewed = Pick<RevisionRow, 'title' | 'production_id'>

/** What the author of a work is told about its review. It leads to the work, or to where it can be changed. */
export const passedNotice = ({ title, production_id: id }: Reviewed): Notice =>
  noticeIn(workText, (text) => text.passed(title), { kind: 'production', id })

export const refusedNotice = ({ title, production_id: id }: Reviewed, reason: string): Notice =>
  noticeIn(workText, (text) => text.refused(title, reason), { kind: 'productionEdit', id })
