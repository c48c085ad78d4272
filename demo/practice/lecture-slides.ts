import PdfPaper from 'pdfkit'
import { fontFile } from '#server/features/meetings/certificates/outline-text.ts'

const title = '颅底肿瘤手术入路'

const chapters: { title: string; points: string[] }[] = [
  {
    title: '解剖要点',
    points: ['颅底骨性标志与孔道', '海绵窦、岩骨段颈内动脉', '第 III–XII 对脑神经的走行'],
  },
  {
    title: '入路选择与适应证',
    points: ['经鼻内镜：中线、斜坡上段', '乙状窦后：桥小脑角区', '翼点与眶颧：前、中颅底'],
  },
  { title: '术中神经监测', points: ['面神经肌电图', '脑干听觉诱发电位', '运动、体感诱发电位'] },
  { title: '典型病例', points: ['岩斜脑膜瘤，分期切除', '听神经瘤，保留面神经', '脊索瘤，内镜经鼻入路'] },
  {
    title: '并发症的预防',
    points: ['脑脊液漏：多层重建', '血管损伤：术前球囊闭塞试验', '脑神经损伤：锐性分离'],
  },
  { title: '小结', points: ['入路服从病变，而非习惯', '功能保留优先于全切', '多学科讨论贯穿全程'] },
]

/** The slides of a lecture; the second version has one page more. */
export async function drawSlides(version: number): Promise<Buffer> {
  // With a margin pdfkit would begin another page for what is written near the lower edge.
  const paper = new PdfPaper({ size: [960, 540], margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.font(fontFile)
  const shown = version === 1 ? chapters.slice(0, -1) : chapters
  const addPage = (number: number) => {
    paper.addPage()
    paper.rect(0, 0, 960, 12).fill('#0a6c74')
    paper.fillColor('#52605f').fontSize(16)
    paper.text(`程怀瑾 · 第 ${version} 版 · ${number} / ${shown.length + 1}`, 60, 485)
  }
  addPage(1)
  paper.fillColor('#14201f').fontSize(48).text(title, 60, 190)
  paper.fillColor('#0a6c74').fontSize(22).text('神经外科颅底专题', 60, 270)
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
