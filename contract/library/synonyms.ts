import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, json, line, nothing, page, paged } from '../wire/fields.ts'

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

const name = line(synonymLimits.nameLength)
const written = {
  kind: z.enum(synonymKinds),
  term: name,
  others: json(z.array(name).check(z.maxLength(synonymLimits.names))),
}
const ofSynonym = { synonym_id: id }

/** Operators extend what search understands. */
export const synonymOperatorCalls = {
  lists: defineCall({
    id: 'synonym.lists',
    path: '/api/web/v2/synonym/lists',
    about:
      'The entries by their usual name. `keyword` selects those with a name that contains it, `kind` those of a kind.',
    access: 'operator',
    right: 'content.edit',
    input: z.object({
      page,
      keyword: z._default(name, ''),
      kind: z.optional(z.enum(synonymKinds)),
    }),
    output: paged(synonym),
  }),
  add: defineCall({
    id: 'synonym.add',
    path: '/api/web/v2/synonym/add',
    about: 'Adds an entry: the usual name `term`, and at least one other name.',
    access: 'operator',
    right: 'content.edit',
    changes: true,
    record: ['synonyms', 'synonym_id'],
    input: z.object(written),
    output: synonym,
  }),
  edit: defineCall({
    id: 'synonym.edit',
    path: '/api/web/v2/synonym/edit',
    about: 'Replaces the names of an entry.',
    access: 'operator',
    right: 'content.edit',
    changes: true,
    record: ['synonyms', 'synonym_id'],
    input: z.object({ ...ofSynonym, ...written }),
    output: synonym,
  }),
  remove: defineCall({
    id: 'synonym.remove',
    path: '/api/web/v2/synonym/remove',
    about: 'Removes an entry. Removing it again changes nothing.',
    access: 'operator',
    right: 'content.edit',
    changes: true,
    record: ['synonyms', 'synonym_id'],
    input: z.object(ofSynonym),
    output: nothing,
  }),
}

export type Synonym = z.infer<typeof synonym>
