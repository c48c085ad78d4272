import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Input, Progress, Table, Upload } from 'antd'
import { useState } from 'react'
import type { ImportState } from '#contract/console/imports.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { saveWorkbook } from '../figures/save-workbook.ts'
import { consoleText } from '../text.ts'
import { importTable } from './import-table.ts'
import { importMutations } from './queries.ts'
import { importText } from './import-text.ts'

/** Tries a table out, says row by row what would become of it, and imports it once that was seen. */
export function ImportDialog({ resource, onClose }: { resource: ShownResource; onClose: () => void }) {
  const text = useText(importText)
  const common = useText(consoleText)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState<ImportState>()
  const [done, setDone] = useState<ImportState>()
  const [running, setRunning] = useState<ImportState>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const asksReason = resource.form?.asks_reason ?? false

  async function send(chosen: File, isTrial: boolean) {
    setIsBusy(true)
    setProblem('')
    try {
      const over = await importTable({ resource: resource.name, file: chosen, isTrial, reason }, setRunning)
      if (over.state === 'failed') setProblem(text.brokenOff(over.done_rows))
      if (isTrial) setTried(over)
      else setDone(over)
      if (!isTrial) await client.invalidateQueries()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
      setRunning(undefined)
    }
  }

  function handleFile(chosen: File) {
    setFile(chosen)
    setTried(undefined)
    setDone(undefined)
    void send(chosen, true)
    return false
  }

  const good = tried ? tried.report.created + tried.report.changed : 0
  const shown = done ?? tried
  const isOver = done !== undefined
  return (
    <Dialog
      title={text.title(resource.title)}
      width={640}
      okText={isOver ? common.close : text.create(good)}
      okButtonProps={{
        disabled: isBusy || (!isOver && (!file || good === 0 || (asksReason && reason.trim() === ''))),
        loading: isBusy,
      }}
      onOk={() => (isOver ? onClose() : file && void send(file, false))}
      onCancel={onClose}
    >
      <p>{text.prompt}</p>
      <Flex gap="small" wrap>
        <Button onClick={() => void importMutations.template(resource.name).then(saveWorkbook)}>
          {text.template}
        </Button>
        <Upload accept=".xlsx,.csv" beforeUpload={handleFile} maxCount={1} showUploadList={false}>
          <Button type={file ? 'default' : 'primary'} loading={isBusy}>
            {file?.name ?? text.choose}
          </Button>
        </Upload>
      </Flex>
      {asksReason && (
        <p>
          <label htmlFor="import-reason">{common.reason}</label>
          <Input
            id="import-reason"
            required
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </p>
      )}
      {running && (
        <>
          <Progress
            aria-label={text.progress}
            percent={Math.floor((100 * running.done_rows) / Math.max(running.rows, 1))}
          />
          <p>{text.mayClose}</p>
        </>
      )}
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      {shown && <Report state={shown} isOver={isOver} />}
    </Dialog>
  )
}

function Report({ state, isOver }: { state: ImportState; isOver: boolean }) {
  const text = useText(importText)
  const { report } = state
  return (
    <>
      <output className="console-import-report">
        {isOver ? text.imported(report) : text.tried(report)}
        {report.problems.length > 0 && ` ${text.wrong(report.problems.length)}`}
      </output>
      {report.ignored.length > 0 && <Alert type="warning" title={text.ignored(report.ignored)} />}
      {report.problems.length > 0 && (
        <>
          <Table
            size="small"
            rowKey="row"
            pagination={{ pageSize: 10 }}
            dataSource={report.problems}
            columns={[
              { key: 'row', dataIndex: 'row', title: text.row, width: 80 },
              { key: 'problem', dataIndex: 'problem', title: text.problem },
            ]}
          />
          <Button onClick={() => void importMutations.wrongRows(state.id).then(saveWorkbook)}>
            {text.wrongRows}
          </Button>
        </>
      )}
    </>
  )
}
