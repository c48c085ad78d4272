import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Table } from 'antd'
import { useState } from 'react'
import type { BackupFile } from '#contract/console/system.ts'
import { useText } from '#web/ui/language.ts'
import { Loaded } from './loaded.tsx'
import { systemMutations, systemQueries } from './queries.ts'
import { backupsText } from './text.ts'

/** After this many hours without a backup the list says so. */
const oldHours = 26

/** The backups of the database, and whether the audit log is as it was written. */
export function BackupsScreen() {
  const text = useText(backupsText)
  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.title}</h1>
      <Backups />
      <AuditCheck />
    </Flex>
  )
}

function Backups() {
  const text = useText(backupsText)
  const client = useQueryClient()
  const backups = useQuery(systemQueries.backups())
  const [isBusy, setIsBusy] = useState(false)

  async function handleStart() {
    setIsBusy(true)
    try {
      await systemMutations.backUp()
      await client.invalidateQueries(systemQueries.backups())
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card
      title={text.backups}
      extra={
        backups.data?.is_set && (
          <Button
            type="primary"
            loading={isBusy || backups.data.is_running}
            onClick={() => void handleStart()}
          >
            {backups.data.is_running ? text.running : text.start}
          </Button>
        )
      }
    >
      <Loaded query={backups}>
        {({ is_set, folder, problem, files, restored }) => (
          <Flex vertical gap="small">
            {!is_set && <Alert type="warning" title={text.notSet} description={text.notSetAbout} showIcon />}
            {problem !== '' && <Alert type="error" title={text.failed} description={problem} showIcon />}
            {is_set && (files[0]?.age_hours ?? Infinity) > oldHours && (
              <Alert type="warning" title={text.old} showIcon />
            )}
            {is_set && (
              <>
                <p className="console-about">{text.folder(folder)}</p>
                <Alert
                  type={restored ? (restored.wrong.length > 0 ? 'error' : 'success') : 'info'}
                  title={restored ? text.restored(restored) : text.neverRestored}
                  description={restored?.wrong.join('\n')}
                  showIcon
                />
                <div className="console-table">
                  <Table<BackupFile>
                    rowKey="name"
                    size="small"
                    dataSource={files}
                    locale={{ emptyText: text.none }}
                    pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
                    columns={[
                      { title: text.file, dataIndex: 'name' },
                      {
                        title: text.size,
                        align: 'right',
                        render: (_, { bytes }) => `${(bytes / 2 ** 20).toFixed(1)} MB`,
                      },
                      { title: text.at, dataIndex: 'at' },
                      { title: text.age, render: (_, { age_hours }) => text.hours(age_hours) },
                    ]}
                  />
                </div>
              </>
            )}
          </Flex>
        )}
      </Loaded>
    </Card>
  )
}

type Checked = Awaited<ReturnType<typeof systemMutations.checkAudit>>

function AuditCheck() {
  const text = useText(backupsText)
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setIsBusy] = useState(false)

  async function handleCheck() {
    setIsBusy(true)
    try {
      setChecked(await systemMutations.checkAudit())
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card
      title={text.audit}
      extra={
        <Button loading={isBusy} onClick={() => void handleCheck()}>
          {text.check}
        </Button>
      }
    >
      <p className="console-about">{text.auditAbout}</p>
      {checked && (
        <output>
          <Alert
            type={checked.broken_id === 0 ? 'success' : 'error'}
            title={checked.broken_id === 0 ? text.whole(checked.entries) : text.broken(checked.broken_id)}
            showIcon
          />
        </output>
      )}
    </Card>
  )
}
