import { Checkbox, Input, InputNumber, Select, Switch } from 'antd'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { LocalDatePicker } from '../../date-picker.ts'
import { FileInput } from './file-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import type { RichInputProps } from '../rich/rich-input.tsx'
import type { VideoInputProps } from '../video/video-input.tsx'

/** The editor is large, and most forms have none. */
const Editor = lazy(async () => ({ default: (await import('../rich/rich-input.tsx')).RichInput }))

/** The form gives its value to this one, which hands it on when the editor has come. */
const RichInput = (props: RichInputProps) => (
  <Suspense fallback={<Input.TextArea rows={10} disabled aria-label={props.label} />}>
    <Editor {...props} />
  </Suspense>
)

const Uploader = lazy(async () => ({ default: (await import('../video/video-input.tsx')).VideoInput }))

const VideoInput = (props: VideoInputProps) => (
  <Suspense fallback={<Input id={props.id} disabled />}>
    <Uploader {...props} />
  </Suspense>
)

/** The input of a field, by its kind. `entry` is where the form holds the entry that the field belongs to. */
export function controlOf(field: Omit<ShownField, 'fields'>, entry: (string | number)[] = []): ReactElement {
  const options = field.options?.map(({ value, title }) => ({ value, label: title }))
  switch (field.kind) {
    case 'lines':
      return <Input.TextArea rows={4} maxLength={field.max} showCount={field.max !== undefined} />
    case 'rich':
      return <RichInput label={field.title} />
    case 'number':
      // What is too small or too large is told when it is saved, and not changed when the field is left.
      return <InputNumber precision={0} style={{ width: 200 }} />
    case 'money':
      return <InputNumber precision={2} prefix="¥" style={{ width: 200 }} />
    case 'flag':
      return <Switch />
    case 'choice':
      return <Select allowClear={!field.is_required} options={options} style={{ maxWidth: 320 }} />
    case 'choices':
      return <Checkbox.Group options={options} />
    case 'time':
      // A time that was typed stays when the field is left.
      return <LocalDatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" needConfirm={false} />
    case 'picture':
      return <PictureInput ratio={field.ratio} />
    case 'file':
      return <FileInput />
    case 'video':
      return (
        <VideoInput
          isPublic={field.is_public ?? false}
          lengthField={field.length_field === undefined ? undefined : [...entry, field.length_field]}
        />
      )
    case 'reference':
    case 'references':
      return <ReferenceInput resource={field.resource ?? ''} isMany={field.kind === 'references'} />
    default:
      return <Input maxLength={field.max} showCount={field.max !== undefined} />
  }
}
