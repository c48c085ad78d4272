import { Button, Card, Flex, Form } from 'antd'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { SortableList } from '../../sorting/sortable-list.tsx'
import { recordText } from '../text.ts'
import { controlOf } from './control-of.tsx'

/** A table inside a form: entries are added, removed and put in order by their handles. */
export function RowsInput({ field, isChanged }: { field: ShownField; isChanged: boolean }) {
  const text = useText(recordText)
  return (
    <Form.Item
      label={field.title}
      extra={field.hint === '' ? undefined : field.hint}
      required={field.is_required}
      className={isChanged ? 'console-changed' : undefined}
    >
      <Form.List name={field.key}>
        {(entries, { add, remove, move }, { errors }) => (
          <Flex vertical gap="small">
            <SortableList
              ids={entries.map(({ key }) => key)}
              titleOf={(key) => `${field.title} ${entries.findIndex((entry) => entry.key === key) + 1}`}
              onMove={move}
            >
              {(_key, at) => {
                const entry = entries[at]!
                return (
                  <Card size="small">
                    {field.fields?.map((inner) => (
                      <Form.Item
                        key={inner.key}
                        name={[entry.name, inner.key]}
                        label={inner.title}
                        extra={inner.hint === '' ? undefined : inner.hint}
                        valuePropName={inner.kind === 'flag' ? 'checked' : 'value'}
                        rules={[
                          {
                            required: inner.is_required && inner.kind !== 'flag',
                            message: `${inner.title} ${text.required}`,
                          },
                        ]}
                      >
                        {controlOf(inner, [field.key, entry.name])}
                      </Form.Item>
                    ))}
                    <Button size="small" danger onClick={() => remove(entry.name)}>
                      {text.remove}
                    </Button>
                  </Card>
                )
              }}
            </SortableList>
            <Form.ErrorList errors={errors} />
            <Button disabled={entries.length >= (field.max ?? 200)} onClick={() => add({})}>
              {text.addRow}
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  )
}
