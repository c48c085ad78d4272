import { escapeHtml } from '#kernel/pages/template.ts'
import type { CaseRow } from './teaching-cases.queries.ts'
import { teachingText } from './teaching-cases.text.ts'

/** The article of a case. It names no doctor or hospital: they would lead to the patient. */
export const caseArticle = (row: CaseRow, defaultCover: string) => ({
  college_id: row.college_id,
  title: row.title,
  cover: row.pictures[0] ?? defaultCover,
  intro: row.body.split('\n').slice(0, 2).join(' ').slice(0, 120),
  body: [
    ...row.body.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`),
    ...row.pictures.map((url) => `<p><img src="${escapeHtml(url)}" alt=""></p>`),
  ].join(''),
  source: teachingText.zh.source,
})
