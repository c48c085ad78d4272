import type { ShownField } from '#contract/wire/shown-resource.ts'

type Section = { title: string; fields: ShownField[] }

/** The fields by the heading above them, which come in this order from the server; those without one come first. */
export function sectionsOf(fields: ShownField[]): Section[] {
  const sections: Section[] = []
  for (const field of fields) {
    const last = sections.at(-1)
    if (last?.title === field.section) last.fields.push(field)
    else sections.push({ title: field.section, fields: [field] })
  }
  return sections
}
