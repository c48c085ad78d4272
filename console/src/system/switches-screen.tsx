import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input, Switch, Table } from 'antd'
import { useState } from 'react'
import type { ShownSwitch } from '#contract/console/system.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { consoleText } from '../text.ts'
import { Loaded } from './loaded.tsx'
import { systemMutations, systemQueries } from './queries.ts'
import { switchesText } from './text.ts'

/** What operators can switch off for everybody else, each time with a reason. */
export function SwitchesScreen() {
  const text = useText(switchesText)
  const switches = useQuery(systemQueries.switches())
  const [chosen, setChosen] = useState<ShownSwitch>()
  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.title}</h1>
      <p className="console-about">{text.about}</p>
      <Loaded query={switches}>
        {(all) => (
          <Table<ShownSwitch>
            rowKey="name"
            size="middle"
            pagination={false}
            dataSource={all}
            columns={[
              { title: text.feature, dataIndex: 'title' },
              {
                title: text.state,
                width: 160,
                render: (_, one) => (
                  <Switch
                    aria-label={one.title}
                    checked={one.is_on}
                    checkedChildren={text.on}
                    unCheckedChildren={text.off}
                    onChange={() => setChosen(one)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {chosen && <SwitchDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </Flex>
  )
}

function SwitchDialog({ chosen, onClose }: { chosen: ShownSwitch; onClose: () => void }) {
  const text = useText(switchesText)
  const common = useText(consoleText)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function handleSwitch({ reason }: { reason: string }) {
    setIsBusy(true)
    try {
      await systemMutations.setSwitch(chosen.name, !chosen.is_on, reason)
      await client.invalidateQueries(systemQueries.switches())
      onClose()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={chosen.is_on ? text.switchOff(chosen.title) : text.switchOn(chosen.title)}
      footer={null}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={(values: { reason: string }) => void handleSwitch(values)}>
        <Form.Item
          name="reason"
          label={common.reason}
          rules={[{ required: true, whitespace: true, message: common.reasonNeeded }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <Button type="primary" danger={chosen.is_on} htmlType="submit" loading={isBusy}>
          {common.confirm}
        </Button>
      </Form>
    </Dialog>
  )
}
