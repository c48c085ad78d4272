import { Alert, Button, Flex, Table } from 'antd'
import type { Collision } from '#contract/console/resources.ts'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { ShownValue } from './shown-value.tsx'
import { recordText } from './text.ts'

type CollisionsProps = {
  /** What somebody else has saved, with the fields that are still to be decided. */
  theirs: Collision
  fields: ShownField[]
  /** What the form says. */
  mine: Record<string, unknown>
  onKeepMine: (key: string) => void
  onUseTheirs: (key: string) => void
}

/** The fields that two people have changed at once: both values, and a choice for each. The other fields are merged. */
export function Collisions({ theirs, fields, mine, onKeepMine, onUseTheirs }: CollisionsProps) {
  const text = useText(recordText)
  const open = fields.filter(({ key }) => theirs.fields.includes(key))
  return (
    <Alert
      type="warning"
      role="alert"
      title={text.changedTitle}
      description={
        <>
          <p>
            {theirs.saved_by === ''
              ? text.changedElsewhere
              : text.changedText(theirs.saved_by, theirs.saved_at)}
          </p>
          <Table
            size="small"
            rowKey="key"
            pagination={false}
            scroll={{ x: true }}
            dataSource={open}
            columns={[
              { key: 'title', title: text.field, render: (_, { title }) => title },
              {
                key: 'theirs',
                title: text.theirs,
                render: (_, field) => <ShownValue field={field} value={theirs.values[field.key]} />,
              },
              {
                key: 'mine',
                title: text.mine,
                render: (_, field) => <ShownValue field={field} value={mine[field.key]} />,
              },
              {
                key: 'choice',
                title: text.choose,
                render: (_, { key, title }) => (
                  <Flex gap="small" wrap>
                    <Button
                      size="small"
                      aria-label={`${title} ${text.useTheirs}`}
                      onClick={() => onUseTheirs(key)}
                    >
                      {text.useTheirs}
                    </Button>
                    <Button
                      size="small"
                      aria-label={`${title} ${text.keepMine}`}
                      onClick={() => onKeepMine(key)}
                    >
                      {text.keepMine}
                    </Button>
                  </Flex>
                ),
              },
            ]}
          />
        </>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
