import { certificateTemplateCalls } from '#contract/meetings/certificates.ts'
import { answer } from '#kernel/answer.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { drawPicture } from './draw-certificate.ts'
import { checkLookPictures, openLookPictures } from './look-pictures.ts'

const sample = {
  id: 0,
  number: 'XL0000-SAMPL-SAMPL',
  user_id: null,
  meeting_id: null,
  truename: '林晓',
  meeting_title: '样张 · 心血管疾病诊疗新进展学习班',
  points_tenths: 15,
  signature: Buffer.alloc(64),
  revoked_at: null,
  revoke_reason: '',
  hospital: '杏林市人民医院',
  job_title: '主治医师',
  organiser: '杏林市医学会',
  is_verified: true,
  proof_version: 2 as const,
}

/** Drawn as a real certificate is; its number and its code are none. */
export const previewTemplate = answer(certificateTemplateCalls.preview, async ({ look }, context) => {
  const { env } = context
  await checkLookPictures(context, look)
  const created_at = new Date()
  const issued_on = shanghaiTime(created_at).slice(0, 10)
  const row = { ...sample, look, created_at, issued_on }
  const picture = await drawPicture(row, env.PUBLIC_ORIGIN ?? '', await openLookPictures(context)(row))
  return { picture: `data:image/png;base64,${picture.toString('base64')}` }
})
