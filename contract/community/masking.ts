import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, text } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { patientSigns } from '../wire/patient-signs.ts'

export const maskingFailures = defineFailures({
  maskingMissing: [5781, '图片不存在或已删除', 'the picture was not found or was deleted'],
  maskingNotReady: [5782, '图片正在查找身份信息，请稍候', 'the picture is still being searched, please wait'],
  maskingOutside: [5783, '遮盖区域超出图片', 'a mask lies outside the picture'],
})

export const maskingLimits = { boxes: 200, keptDays: 30 } as const

/** `unsearched`: the machine could not look at it, so that people alone do. */
export const maskingStates = { searching: 0, found: 1, unsearched: 2 } as const

/** In pixels of the picture. */
export const box = z.object({
  x: z.int().check(z.gte(0)),
  y: z.int().check(z.gte(0)),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
})

/** `text` is a line that tells nothing by itself. */
export const findingKinds = ['text', ...patientSigns, 'face'] as const

export const finding = z.extend(box, { kind: z.enum(findingKinds) })

const masking = z.object({
  state: oneOf(maskingStates),
  width: z.int(),
  height: z.int(),
  /** What the machine has found. */
  found: z.array(finding),
  /** What was masked last; empty until then. */
  boxes: z.array(box),
  /** The picture that may be handed in: empty until its masks are confirmed. */
  masked_url: z.string(),
})

const url = text(300)

export const maskingCalls = {
  get: defineCall({
    id: 'masking.get',
    path: '/MedicalCollege/masking/get',
    about:
      'What was found on a picture of the caller that is to be published: lines of text, by what they tell of a patient, and faces. `url` is the address that its upload has given.',
    access: 'member',
    input: z.object({ url }),
    output: masking,
  }),
  confirm: defineCall({
    id: 'masking.confirm',
    path: '/MedicalCollege/masking/confirm',
    about:
      'Confirms what is masked on a picture, whatever was found. `boxes` is JSON. Gives the address of the masked picture, which is the only one that can be handed in.',
    access: 'member',
    input: z.object({ url, boxes: json(z.array(box).check(z.maxLength(maskingLimits.boxes))) }),
    output: masking,
  }),
}

export type MaskBox = z.infer<typeof box>
export type Finding = z.infer<typeof finding>
export type Masking = z.infer<typeof masking>
