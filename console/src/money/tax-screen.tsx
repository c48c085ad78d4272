import { Alert, Button, Card, Flex, Form } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { moneyMutations } from './queries.ts'
import { moneyText } from './text.ts'

/** What is declared to the tax office, a month at a time. */
export function TaxScreen() {
  const text = useText(moneyText)
  const [month, setMonth] = useState(() => dayjs().subtract(1, 'month'))
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    setProblem('')
    try {
      const { url } = await moneyMutations.taxWorkbook(month.format('YYYY-MM'))
      location.assign(url)
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.tax}</h1>
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      <Card>
        <p>{text.taxAbout}</p>
        <Form layout="inline" onFinish={() => void download()}>
          <Form.Item label={text.month} htmlFor="tax-month">
            <LocalDatePicker
              id="tax-month"
              picker="month"
              allowClear={false}
              value={month}
              onChange={(chosen) => chosen && setMonth(chosen)}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {text.download}
          </Button>
        </Form>
      </Card>
    </Flex>
  )
}
