import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { moneyText } from '#contract/wire/amount.ts'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { consoleQueries } from '../queries.ts'
import { consoleText } from '../text.ts'

type ShownValueProps = { field: ShownField; value: unknown }

const separators = { zh: '、', en: ', ' }

/** What a field of a form holds, as people read it: choices by their names, references by their titles. */
export function ShownValue({ field, value }: ShownValueProps) {
  const text = useText(consoleText)
  const separator = separators[useLanguage()]
  const optionOf = (option: unknown) =>
    field.options?.find((one) => one.value === String(option))?.title ?? String(option)
  if (field.kind === 'flag') return value === true ? text.yes : text.no
  if (isEmpty(value)) return '—'
  switch (field.kind) {
    case 'money':
      return moneyText(Number(value))
    case 'time':
      return dayjs(value as string).format('YYYY-MM-DD HH:mm')
    case 'choice':
      return optionOf(value)
    case 'choices':
      return (value as unknown[]).map(optionOf).join(separator)
    case 'picture':
      return <img src={value as string} alt={field.title} style={{ maxWidth: 160, maxHeight: 100 }} />
    case 'reference':
      return <Titles resource={field.resource ?? ''} ids={[Number(value)]} separator={separator} />
    case 'references':
      return <Titles resource={field.resource ?? ''} ids={value as number[]} separator={separator} />
    case 'rich':
      return plainText(value as string)
    case 'rows':
      return (
        <ol className="console-entries">
          {(value as Record<string, unknown>[]).map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no names, and never move here
            <li key={at}>
              {field.fields
                ?.filter(({ key }) => !isEmpty(entry[key]))
                .map((inner) => (
                  <div key={inner.key}>
                    {inner.title}: <ShownValue field={inner} value={entry[inner.key]} />
                  </div>
                ))}
            </li>
          ))}
        </ol>
      )
    default:
      return <span style={{ whiteSpace: 'pre-wrap' }}>{String(value)}</span>
  }
}

/** What a text says, without its marks. */
export const plainText = (value: string | null | undefined) =>
  (value ?? '')
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

type TitlesProps = { resource: string; ids: number[]; separator: string }

function Titles({ resource, ids, separator }: TitlesProps) {
  const found = useQuery(consoleQueries.options(resource, '', ids))
  const titles = new Map(found.data?.map(({ id, title }) => [id, title]))
  return ids.map((id) => titles.get(id) ?? `ID ${id}`).join(separator)
}
