import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Table, Upload } from 'antd'
import { useState } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { consoleMutations } from '../queries.ts'
import { consoleText } from '../text.ts'
import { importText } from './import-text.ts'

type Report = Awaited<ReturnType<typeof consoleMutations.importFile>>

/** Reads a table, says row by row what is wrong with it, and creates the rest once that was seen. */
export function ImportDialog({ resource, onClose }: { resource: ShownResource; onClose: () => void }) {
  const text = useText(importText)
  const common = useText(consoleText)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<Report>()
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const asksReason = resource.form?.asks_reason ?? false

  async function send(chosen: File, isTrial: boolean) {
    setIsBusy(true)
    setProblem('')
    try {
      setReport(await consoleMutations.importFile(resource.name, chosen, isTrial, reason))
      setIsDone(!isTrial)
      if (!isTrial) await client.invalidateQueries()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  function handleFile(chosen: File) {
    setFile(chosen)
    setIsDone(false)
    void send(chosen, true)
    return false
  }

  const good = report ? report.rows - report.problems.length : 0
  return (
    <Dialog
      title={text.title(resource.title)}
      okText={isDone ? common.close : text.create(good)}
      okButtonProps={{
        disabled: !file || (!isDone && (good === 0 || (asksReason && reason.trim() === ''))),
        loading: isBusy,
      }}
      onOk={() => (isDone ? onClose() : file && void send(file, false))}
      onCancel={onClose}
    >
      <p>{text.prompt(resource.form?.fields.map(({ title }) => title).join(text.separator) ?? '')}</p>
      <Upload accept=".xlsx,.csv" beforeUpload={handleFile} maxCount={1} showUploadList={false}>
        <Button loading={isBusy}>{file?.name ?? text.choose}</Button>
      </Upload>
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
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      {report && (
        <>
          <output>
            {isDone ? text.created(report.created) : text.checked(report.rows, report.problems.length)}
          </output>
          {report.problems.length > 0 && (
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
          )}
        </>
      )}
    </Dialog>
  )
}
