import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Form, Input, Table, Upload } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { moneyMutations } from './queries.ts'
import { saveFile } from './save-file.ts'
import { moneyText } from './text.ts'

type Settled = Awaited<ReturnType<typeof moneyMutations.bankResult>>['rows']

/** Withdrawals paid by the bank: its file goes out, its answer comes back. */
export function PayoutsScreen() {
  const text = useText(moneyText)
  const client = useQueryClient()
  const [batch, setBatch] = useState('')
  const [made, setMade] = useState('')
  const [settled, setSettled] = useState<Settled>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true)
    setProblem('')
    try {
      await work()
      await client.invalidateQueries()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  const makeFile = () =>
    attempt(async () => {
      const file = await moneyMutations.bankFile(batch.trim())
      saveFile(file.file_name, file.csv)
      setMade(file.batch_no)
    })

  function handleResult(file: File) {
    void attempt(async () => setSettled((await moneyMutations.bankResult(await file.text())).rows))
    return false
  }

  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.payouts}</h1>
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      <Card title={text.fileTitle}>
        <p>{text.fileAbout}</p>
        <Form layout="inline" onFinish={() => void makeFile()}>
          <Form.Item label={text.batch} htmlFor="payouts-batch">
            <Input id="payouts-batch" value={batch} onChange={(event) => setBatch(event.target.value)} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {text.makeFile}
          </Button>
        </Form>
        {made !== '' && <output>{text.made(made)}</output>}
      </Card>
      <Card title={text.resultTitle}>
        <p>{text.resultAbout}</p>
        <Upload accept=".csv" beforeUpload={handleResult} maxCount={1} showUploadList={false}>
          <Button loading={isBusy}>{text.chooseResult}</Button>
        </Upload>
        {settled && (
          <Table
            size="small"
            rowKey="row"
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            dataSource={settled}
            columns={[
              { title: text.row, dataIndex: 'row' },
              { title: text.number, dataIndex: 'number' },
              { title: text.result, render: (_, { result }) => text.results[result] },
            ]}
          />
        )}
      </Card>
    </Flex>
  )
}
