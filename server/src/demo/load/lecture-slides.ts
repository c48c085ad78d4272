import PdfPaper from 'pdfkit'
import { fontFile } from '#server/features/meetings/certificates/outline-text.ts'

const pages = [
  '颅底肿瘤手术入路',
  '解剖要点',
  '入路选择与适应证',
  '术中神经监测',
  '典型病例',
  '并发症的预防',
  '小结',
]

/** A few pages of a lecture; the second version has one more. */
export async function drawSlides(version: number): Promise<Buffer> {
  const paper = new PdfPaper({ size: [960, 540], margin: 60, autoFirstPage: false })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.font(fontFile)
  const shown = version === 1 ? pages.slice(0, -1) : pages
  shown.forEach((title, at) => {
    paper.addPage()
    paper.rect(0, 0, 960, 12).fill('#0a6c74')
    paper.fillColor('#14201f').fontSize(at === 0 ? 44 : 32)
    paper.text(title, 60, at === 0 ? 210 : 60)
    paper.fillColor('#52605f').fontSize(16)
    paper.text(`程怀瑾 · 第 ${version} 版 · ${at + 1} / ${shown.length}`, 60, 480)
  })
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
