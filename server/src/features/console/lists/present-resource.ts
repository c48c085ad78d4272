import type { ShownAction, ShownField, ShownResource } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Column } from '#kernel/console-framework/columns.ts'
import type { Field, Fields } from '#kernel/console-framework/fields.ts'
import type { Action, Form, Resource } from '#kernel/console-framework/resource.ts'
import type { Resources } from '#kernel/console-framework/resources.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { listAbouts } from './list-abouts.ts'

const optionsOf = (options: Record<string, Words>, language: Language) =>
  Object.entries(options).map(([value, title]) => ({ value, title: title[language] }))

/** Nobody looks for a row by the order of these. */
const unsorted: Column['kind'][] = ['picture', 'link', 'page']

const presentField = (key: string, field: Field, language: Language) => ({
  key,
  section: '',
  title: field.title[language],
  kind: field.kind,
  hint: field.hint?.[language] ?? '',
  is_required: field.isRequired,
  max: field.max,
  min: field.min,
  options: field.options && optionsOf(field.options, language),
  resource: field.resource,
  ratio: field.ratio,
  is_public: field.isPublic,
  length_field: field.lengthField,
})

const presentFields = (
  fields: Fields,
  language: Language,
  sections: Partial<Record<string, Words>> = {},
): ShownField[] => {
  let section = ''
  return Object.entries(fields).map(([key, field]) => {
    section = sections[key]?.[language] ?? section
    return {
      ...presentField(key, field, language),
      section,
      fields:
        field.fields &&
        Object.entries(field.fields).map(([name, inner]) => presentField(name, inner, language)),
    }
  })
}

const presentAction = (name: string, action: Action, language: Language): ShownAction => ({
  name,
  title: action.title[language],
  is_bulk: action.isBulk ?? false,
  is_dangerous: action.isDangerous ?? false,
  asks_reason: action.asksReason ?? false,
  usual_reason: action.usualReason?.[language] ?? '',
  needs_second: action.deed !== undefined && action.deed.limit === undefined,
  second_above: action.deed?.limit?.about[language] ?? '',
  fields: presentFields(action.fields ?? {}, language),
  undo: action.undo,
})

/** A resource as the console draws it for this operator, without what they may not do. */
export const presentResource = (
  resources: Resources,
  resource: Resource,
  { member, caller: { language } }: Pick<Context, 'member' | 'caller'>,
): ShownResource => ({
  name: resource.name,
  title: resource.title[language],
  about: listAbouts[resource.name]?.[language] ?? '',
  columns: Object.entries(resource.columns).map(([key, column]) => ({
    key,
    title: column.title[language],
    kind: column.kind,
    is_sortable: key in resource.rows.values && !unsorted.includes(column.kind),
    is_hidden: column.isHidden ?? false,
    states:
      column.states &&
      Object.entries(column.states).map(([value, { title, tone }]) => ({
        value,
        title: title[language],
        tone,
      })),
  })),
  filters: Object.entries(resource.filters).map(([key, filter]) => ({
    key,
    title: filter.title[language],
    kind: filter.kind,
    options: filter.options && optionsOf(filter.options, language),
  })),
  actions: Object.entries(resource.actions ?? {})
    .filter(([, { right = resource.right }]) => may(member, resource.right) && may(member, right))
    .map(([name, action]) => presentAction(name, action, language)),
  form: may(member, resource.right)
    ? resource.form && presentForm(resource.form, member, language)
    : undefined,
  has_detail: resource.detail !== undefined,
  is_listed: may(member, resource.right),
  parts: resources.partsOf(resource, member, language),
})

function presentForm(form: Form, member: Member | undefined, language: Language) {
  const maySave = form.right === undefined || may(member, form.right)
  const mayCreate = maySave && form.create !== undefined
  return {
    fields: presentFields(form.fields, language, form.sections),
    may_create: mayCreate,
    may_change: maySave && form.change !== undefined,
    is_published: form.isPublished ?? false,
    asks_reason: form.asksReason ?? false,
    has_preview: form.previewPath !== undefined,
    second_above: form.deed?.limit?.about[language] ?? '',
    is_ordered: maySave && form.change !== undefined && 'sort' in form.fields,
    may_import: mayCreate && Object.values(form.fields).some(({ readCell }) => readCell !== undefined),
  }
}
