import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, json, line, lines, nothing } from '../wire/fields.ts'

export const opinionFailures = defineFailures({
  templateMissing: [404, '模板不存在', 'the template does not exist'],
  templateNameMissing: [5741, '请填写模板名称', 'please name the template'],
  templatesFull: [5742, '最多保存 30 个模板', 'at most 30 templates can be saved'],
})

/** The four parts together have at most 20,000 characters. */
export const opinionLimits = { part: 5000, templates: 30, templateName: 30 } as const

export const opinionParts = ['diagnosis', 'advice', 'medication', 'follow_up'] as const

const part = z._default(lines(opinionLimits.part), '')

export const opinion = z.object({
  diagnosis: part,
  advice: part,
  medication: part,
  follow_up: part,
  /** The author says that no diagnosis can be made yet. */
  no_diagnosis: z.optional(z.boolean()),
})

/** JSON of the parts; any other text is taken as the advice, without a diagnosis. */
export const opinionField = z.codec(z.string().check(z.maxLength(64_000)), opinion, {
  decode: (source) => {
    try {
      const read: unknown = JSON.parse(source)
      if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
    } catch {
      // It is no JSON.
    }
    return { advice: source, no_diagnosis: true }
  },
  encode: (value) => JSON.stringify(value),
})

export const opinionTemplate = z.object({ template_id: z.int(), name: z.string(), opinion })

export const opinionCalls = {
  templates: defineCall({
    id: 'outpatient.opinionTemplates',
    path: '/MedicalCollege/outpatient/opinionTemplates',
    about: 'The caller’s templates for opinions, by name.',
    access: 'member',
    input: nothing,
    output: z.object({ templates: z.array(opinionTemplate) }),
  }),
  saveTemplate: defineCall({
    id: 'outpatient.saveOpinionTemplate',
    path: '/MedicalCollege/outpatient/saveOpinionTemplate',
    about: 'Saves a template for opinions; one of the same name is replaced.',
    access: 'member',
    input: z.object({ name: line(opinionLimits.templateName), opinion: json(opinion) }),
    output: opinionTemplate,
  }),
  removeTemplate: defineCall({
    id: 'outpatient.deleteOpinionTemplate',
    path: '/MedicalCollege/outpatient/deleteOpinionTemplate',
    about: 'Deletes a template of the caller.',
    access: 'member',
    input: z.object({ template_id: id }),
    output: nothing,
  }),
}

export type Opinion = z.infer<typeof opinion>
export type OpinionPart = (typeof opinionParts)[number]
export type OpinionTemplate = z.infer<typeof opinionTemplate>
