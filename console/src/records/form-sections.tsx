import type { ShownField } from '#contract/wire/shown-resource.ts'
import { FieldInput } from './fields/field-input.tsx'
import { sectionsOf } from './sections-of.ts'
import './form-sections.css'

type FormSectionsProps = { fields: ShownField[]; isChanged: (key: string) => boolean }

/** The fields of a form in its sections, each with its heading; a long form has a list of them to jump to. */
export function FormSections({ fields, isChanged }: FormSectionsProps) {
  const sections = sectionsOf(fields)
  const named = sections.filter(({ title }) => title !== '')
  const idOf = (at: number) => `form-section-${at}`
  return (
    <>
      {named.length > 1 && (
        <nav className="form-sections-nav">
          {sections.map(
            ({ title }, at) =>
              title !== '' && (
                <a
                  key={title}
                  href={`#${idOf(at)}`}
                  onClick={(event) => {
                    // The address of a record says which record it is, and nothing else.
                    event.preventDefault()
                    const heading = document.getElementById(idOf(at))
                    heading?.scrollIntoView({ block: 'start' })
                    heading?.focus({ preventScroll: true })
                  }}
                >
                  {title}
                </a>
              ),
          )}
        </nav>
      )}
      {sections.map(({ title, fields: own }, at) => (
        <section
          key={title}
          className={title === '' ? undefined : 'form-section'}
          aria-labelledby={title === '' ? undefined : idOf(at)}
        >
          {title !== '' && (
            <h2 id={idOf(at)} tabIndex={-1} className="form-section-title">
              {title}
            </h2>
          )}
          {own.map((field) => (
            <FieldInput key={field.key} field={field} isChanged={isChanged(field.key)} />
          ))}
        </section>
      ))}
    </>
  )
}
