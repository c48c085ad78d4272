import { moneyText } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Field } from './fields.ts'
import { separators } from './words.ts'

const yes = { zh: '是', en: 'Yes' }
const no = { zh: '否', en: 'No' }

/** What was entered into a field, as people read it. */
export function describeValue(field: Field, value: unknown, language: Language): string {
  const optionOf = (option: unknown) => field.options?.[String(option)]?.[language] ?? String(option)
  switch (field.kind) {
    case 'flag':
      return value === true ? yes[language] : no[language]
    case 'money':
      return moneyText(Number(value))
    case 'time':
      return shanghaiTime(new Date(String(value)))
    case 'choice':
      return optionOf(value)
    case 'choices':
      return (value as unknown[]).map(optionOf).join(separators[language])
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
