import { signatureArea } from '#contract/practice/expert-agreements.ts'
import type { Strokes } from '#contract/practice/expert-agreements.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import type { PartyRow } from './expert-agreements.queries.ts'
import type { FilledAgreement } from './fill-text.ts'

type Signature = {
  strokes: Strokes
  typedName: string
  phone: string
  signedAt: Date
  party: PartyRow
  /** Of party A. */
  partySignature: Buffer
}

const signatureWidth = 200
/** The lines above and below the signature. */
const linesHeight = 150
const scale = signatureWidth / signatureArea.width

/** Both texts, the signature, and what proves it. */
export const drawAgreement = (agreement: FilledAgreement, signature: Signature): Promise<Buffer> =>
  drawA4(`劳务协议 ${agreement.guestName}`, (paper) => {
    paper.fontSize(18).text('专家劳务协议', { align: 'center' }).moveDown(0.5)
    paper.fontSize(10.5).text(agreement.text.zh, { lineGap: 2.5 }).moveDown(0.5)
    drawSignature(paper, agreement, signature)
    paper.addPage()
    paper.fontSize(16).text('Service agreement (translation)', { align: 'center' }).moveDown()
    paper.fontSize(10).text(agreement.text.en, { lineGap: 3 })
  })

function drawSignature(paper: Paper, { digest, guestName }: FilledAgreement, signature: Signature): void {
  const height = signatureArea.height * scale
  if (paper.y > a4.height - a4.margin - height - linesHeight) paper.addPage()
  paper.text(`乙方签名 Signature of Party B：${guestName}`)
  const top = paper.y + 6
  if (signature.typedName) paper.fontSize(24).text(signature.typedName, a4.margin + 10, top + 20)
  paper.lineWidth(1.4).lineCap('round').lineJoin('round')
  for (const stroke of signature.strokes) {
    stroke.forEach(([x, y], at) => {
      const place = [a4.margin + x * scale, top + y * scale] as const
      if (at === 0) paper.moveTo(...place)
      else paper.lineTo(...place)
    })
    paper.stroke('#14201f')
  }
  paper.lineWidth(0.5).rect(a4.margin, top, signatureWidth, height).stroke('#c9d3d2')
  paper.fontSize(9).fillColor('#52605f')
  paper.text(
    `签署时间 Signed at：${shanghaiTime(signature.signedAt)}（北京时间 Beijing time）`,
    a4.margin,
    top + height + 8,
  )
  paper.text(`验证手机 Confirmed by SMS：${signature.phone}`)
  paper.text(`协议文本 SHA-256：${digest.toString('hex')}`)
  drawSeal(paper, signature)
  paper.fillColor('#000000')
}

/** Party A signs with the platform's key: the characters can be checked against the published one. */
function drawSeal(paper: Paper, { party, partySignature, signedAt }: Signature): void {
  paper.moveDown(0.6).fontSize(10.5).fillColor('#000000')
  paper.text(`甲方签章 Seal of Party A：${party.name}`)
  paper.fontSize(9).fillColor('#52605f')
  paper.text(`统一社会信用代码 Credit code：${party.credit_code}，授权签署人 Signatory：${party.signatory}`)
  paper.text(`签署时间 Signed at：${shanghaiTime(signedAt)}（北京时间 Beijing time）`)
  paper.text(`电子签章 Ed25519：${partySignature.toString('base64')}`)
}
