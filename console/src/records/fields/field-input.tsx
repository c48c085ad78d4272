import { Checkbox, DatePicker, Form, Input, InputNumber, Select, Switch } from 'antd'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import type { ShownField } from '#contract/console/resources.ts'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'
import { FileInput } from './file-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { RowsInput } from './rows-input.tsx'

/** The editor is large, and most forms have none. */
const RichInput = lazy(async () => ({ default: (await import('./rich-input.tsx')).RichInput }))

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
      {inputOf(field)}
    </Form.Item>
  )
}

export function inputOf(field: Omit<ShownField, 'fields'>): ReactElement {
  const options = field.options?.map(({ value, title }) => ({ value, label: title }))
  switch (field.kind) {
    case 'lines':
      return <Input.TextArea rows={4} maxLength={field.max} showCount={field.max !== undefined} />
    case 'rich':
      return (
        <Suspense fallback={<Input.TextArea rows={10} disabled />}>
          <RichInput />
        </Suspense>
      )
    case 'number':
      return <InputNumber min={field.min} max={field.max} precision={0} style={{ width: 200 }} />
    case 'money':
      return (
        <InputNumber
          min={(field.min ?? 0) / 100}
          max={field.max === undefined ? undefined : field.max / 100}
          precision={2}
          prefix="¥"
          style={{ width: 200 }}
        />
      )
    case 'flag':
      return <Switch />
    case 'choice':
      return <Select allowClear={!field.is_required} options={options} style={{ maxWidth: 320 }} />
    case 'choices':
      return <Checkbox.Group options={options} />
    case 'time':
      return <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
    case 'picture':
      return <PictureInput ratio={field.ratio} />
    case 'pictures':
      return <PicturesInput max={field.max} />
    case 'file':
      return <FileInput />
    case 'reference':
    case 'references':
      return <ReferenceInput resource={field.resource ?? ''} isMany={field.kind === 'references'} />
    default:
      return <Input maxLength={field.max} showCount={field.max !== undefined} />
  }
}
