import type { Consultation } from '#contract/practice/consultations.ts'
import type { Language } from '#contract/wire/language.ts'
import { drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import { recordSections, recordText } from './record-text.ts'

const colours = { ink: '#14201f', quiet: '#52605f' }

type Exported = { language: Language; by: string; time: string }

/** A consultation on paper, for the record. The title of the file says nothing of the patient. */
export const drawRecord = (shown: Consultation, { language, by, time }: Exported): Promise<Buffer> => {
  const text = recordText[language]
  return drawA4(text.title(shown.id), (paper) => {
    paper.fontSize(18).text(text.title(shown.id)).moveDown(0.5)
    for (const { title, lines } of recordSections(shown, language)) {
      paper.moveDown(0.5).fontSize(13).fillColor(colours.ink).text(title).moveDown(0.3)
      for (const [label, value] of lines) {
        paper.fontSize(9).fillColor(colours.quiet).text(label)
        paper
          .fontSize(11)
          .fillColor(colours.ink)
          .text(value || text.none, { lineGap: 2 })
          .moveDown(0.3)
      }
    }
    paper.moveDown().fontSize(9).fillColor(colours.quiet).text(text.exported(by, time))
  })
}
