import { Form } from 'antd'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'
import { controlOf } from './control-of.tsx'
import { RowsInput } from './rows-input.tsx'

type FieldInputProps = { field: ShownField; isChanged?: boolean; prefix?: (string | number)[] }

/** One field of a form, with its label, its hint and what is wrong with it. */
export function FieldInput({ field, isChanged = false, prefix = [] }: FieldInputProps) {
  const text = useText(recordText)
  if (field.kind === 'rows') return <RowsInput field={field} isChanged={isChanged} />
  return (
    <Form.Item
      name={[...prefix, field.key]}
      label={field.title}
      extra={field.hint === '' ? undefined : field.hint}
      className={isChanged ? 'console-changed' : undefined}
      valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
      rules={[
        { required: field.is_required && field.kind !== 'flag', message: `${field.title} ${text.required}` },
      ]}
    >
      {controlOf(field)}
    </Form.Item>
  )
}
