import * as z from 'zod/mini'
import { defineFailures } from '../wire/failure.ts'

export const synonymFailures = defineFailures({
  termTaken: [6241, '该名称已有同义词条目', 'this name has an entry already'],
  nameTooShort: [6242, '名称至少两个字', 'a name has at least two characters'],
  noOtherName: [6243, '请填写至少一个不同的名称', 'enter at least one other name'],
})

export const synonymKinds = ['disease', 'drug', 'procedure', 'test', 'other'] as const

export const synonymLimits = { nameLength: 60, names: 30 } as const

/** The names of one thing: a search for one of them finds the others. */
export const synonym = z.object({
  synonym_id: z.int(),
  kind: z.enum(synonymKinds),
  /** The usual name. */
  term: z.string(),
  others: z.array(z.string()),
})

export type Synonym = z.infer<typeof synonym>
