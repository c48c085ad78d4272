import { choiceField, linesField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'

/** What somebody has shown before support changes who they are or where their codes go. The documents are not kept. */
export const proofFields = {
  proof: choiceField(
    '身份凭据',
    'Proof of identity',
    {
      id_card: words('身份证', 'ID card'),
      licence: words('医师执业证', 'Doctor’s licence'),
      hospital: words('单位证明', 'Letter of the hospital'),
      video: words('视频核对', 'Checked by video call'),
    },
    { isRequired: true },
  ),
  proof_note: linesField('核对情况', 'What was checked', {
    isRequired: true,
    max: 500,
    hint: [
      '如何核对、由谁提供；请勿填写完整证件号',
      'How it was checked and who sent it; do not write whole document numbers',
    ],
  }),
}
