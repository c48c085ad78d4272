import { shanghaiTime } from '#kernel/time.ts'
import { drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'

/** A letter of thanks to the guest of a meeting, in both languages. */
export function drawLetter(row: SheetRow, counts: { questions: number; notes: number }): Promise<Buffer> {
  const { guest_name } = presentGuest(row)
  const { title, begin_at, end_at } = row.meeting
  return drawA4(`感谢信 ${guest_name}`, (paper) => {
    paper.fontSize(26).fillColor('#0a6c74').text('感谢信', { align: 'center' }).moveDown()
    paper.fontSize(13).fillColor('#14201f')
    paper.text(`尊敬的${guest_name}教授：`).moveDown(0.5)
    paper.text(
      `感谢您于 ${shanghaiTime(begin_at)} 参加《${title}》并与同道分享您的学识与经验。听众就您的会议提出了 ${counts.questions} 条问题与评论，记下了 ${counts.notes} 条学习笔记。您的讲授让许多医生和他们的患者受益。`,
      { indent: 26, lineGap: 6 },
    )
    paper.text('谨致谢忱，并期待再次与您合作。', { indent: 26, lineGap: 6 }).moveDown()
    paper.text('会议组委会', { align: 'right' })
    paper.text(shanghaiTime(end_at).slice(0, 10), { align: 'right' }).moveDown(2)
    paper.fontSize(11).fillColor('#52605f')
    paper.text(
      `Dear ${guest_name}, thank you for taking part in “${title}” on ${shanghaiTime(begin_at).slice(0, 10)} (Beijing time). The audience asked ${counts.questions} questions and took ${counts.notes} notes. The organising committee.`,
      { lineGap: 4 },
    )
  })
}
