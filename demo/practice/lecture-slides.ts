import PdfPaper from 'pdfkit'
import type { Meeting } from '#demo/content/meetings.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { fontFile } from '#server/features/meetings/certificates/outline-text.ts'

type Talk = { title: string; department: string; chapters: { title: string; points: string[] }[] }

/** What a lecture of a meeting is about: its first disease, as the subject knows it. */
export function talkOf({ subject: place, diseases }: Pick<Meeting, 'subject' | 'diseases'>): Talk {
  const subject = subjectAt(place)
  const { name, talks } = subject.diseases[diseases[0] ?? 0]!
  const procedures = subject.procedures.filter(({ disease }) => disease === name).slice(0, 2)
  return {
    title: `${name}：${talks[0]}`,
    department: `${subject.name}专题`,
    chapters: [
      { title: '本讲提要', points: [...talks] },
      ...procedures.map((procedure) => ({ title: procedure.name, points: procedure.steps.slice(0, 4) })),
      { title: '研究进展', points: subject.research.slice(0, 3) },
      {
        title: '小结',
        points: [`${name}的处理因人而异`, '以指南为依据，以患者为中心', '多学科讨论贯穿全程'],
      },
    ],
  }
}

/** The slides of a lecture; the second version has one page more. */
export async function drawSlides(talk: Talk, version: number): Promise<Buffer> {
  // With a margin pdfkit would begin another page for what is written near the lower edge.
  const paper = new PdfPaper({ size: [960, 540], margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.font(fontFile)
  const shown = version === 1 ? talk.chapters.slice(0, -1) : talk.chapters
  const addPage = (number: number) => {
    paper.addPage()
    paper.rect(0, 0, 960, 12).fill('#0a6c74')
    paper.fillColor('#52605f').fontSize(16)
    paper.text(`程怀瑾 · 第 ${version} 版 · ${number} / ${shown.length + 1}`, 60, 485)
  }
  addPage(1)
  paper.fillColor('#14201f').fontSize(40).text(talk.title, 60, 170, { width: 840 })
  paper.fillColor('#0a6c74').fontSize(22).text(talk.department, 60, 330)
  shown.forEach((chapter, at) => {
    addPage(at + 2)
    paper.fillColor('#14201f').fontSize(36).text(chapter.title, 60, 60)
    chapter.points.forEach((point, line) => {
      const y = 170 + line * 80
      paper.circle(72, y + 19, 6).fill('#0a6c74')
      paper.fillColor('#14201f').fontSize(28).text(point, 100, y)
    })
  })
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
