import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Input } from 'antd'
import { useRef, useState } from 'react'
import type { ShownAction } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { consoleMutations } from '../queries.ts'
import { FieldInput } from '../records/fields/field-input.tsx'
import { initialOf, problemsOf } from '../records/form-values.ts'
import { stayOnEnter } from '../stay-on-enter.ts'
import { consoleText } from '../text.ts'
import { actionText } from './text.ts'
import { UndoButton } from './undo-button.tsx'

type ActionDialogProps = {
  resource: string
  action: ShownAction
  ids: number[]
  onClose: () => void
  onDone?: () => void
}

const mostShown = 20

/** Shows what an action will be done to, asks for what it needs, and reports each row that it could not be done to. */
export function ActionDialog({ resource, action, ids, onClose, onDone }: ActionDialogProps) {
  const text = useText(actionText)
  const common = useText(consoleText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [problem, setProblem] = useState('')
  const [failed, setFailed] = useState<{ id: number; title: string; problem: string }[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const asked = { resource, action: action.name, ids }
  const trial = useQuery({
    queryKey: ['console.trial', asked],
    queryFn: () => consoleMutations.run({ ...asked, values: {}, reason: '', try: true }),
    staleTime: 0,
    gcTime: 0,
  })
  const entry = useRef<HTMLDivElement>(null)
  const rows = trial.data?.results ?? []
  const possible = rows.filter((row) => row.problem === '')

  async function undo(name: string, doneIds: number[]) {
    await consoleMutations.run({
      resource,
      action: name,
      ids: doneIds,
      values: {},
      reason: text.undo,
      try: false,
    })
    await client.invalidateQueries()
  }

  async function handleRun({ reason = '', ...values }: Record<string, unknown> & { reason?: string }) {
    setIsBusy(true)
    setProblem('')
    try {
      const { results, request_id } = await consoleMutations.run({ ...asked, values, reason, try: false })
      const wrong = results.filter((row) => row.problem !== '')
      const done = results.filter((row) => row.problem === '')
      await client.invalidateQueries()
      if (request_id !== null) void message.success(text.asked)
      else if (done.length > 0) report(done.map(({ id }) => id))
      setFailed(wrong)
      if (wrong.length === 0) {
        onDone?.()
        onClose()
      }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      form.setFields(problemsOf(error))
      setProblem(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  function report(doneIds: number[]) {
    const { undo: name } = action
    const key = `${resource} ${action.name}`
    void message.success({
      key,
      duration: name === undefined ? 3 : 12,
      content: (
        <>
          {text.done(doneIds.length)}
          {name !== undefined && (
            <UndoButton
              onUndo={() => {
                message.destroy(key)
                void undo(name, doneIds)
              }}
            />
          )}
        </>
      ),
    })
  }

  return (
    <Dialog
      title={action.title}
      okText={action.title}
      cancelText={common.cancel}
      okButtonProps={{
        danger: action.is_dangerous,
        disabled: trial.isPending || possible.length === 0,
      }}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(isOpen) =>
        isOpen && entry.current?.querySelector<HTMLElement>('input, textarea')?.focus()
      }
    >
      {action.needs_second && <Alert type="info" title={text.needsSecond} />}
      {action.second_above !== '' && <Alert type="info" title={text.secondAbove(action.second_above)} />}
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      {trial.data && possible.length === 0 && <Alert type="warning" title={text.nothing} />}
      {rows.length > 0 && (
        <>
          <p>{text.willChange(possible.length)}</p>
          <ul>
            {rows.slice(0, mostShown).map((row) => (
              <li key={row.id}>{row.problem === '' ? row.title : text.refused(row.title, row.problem)}</li>
            ))}
          </ul>
          {rows.length > mostShown && <p>{text.more(rows.length - mostShown)}</p>}
        </>
      )}
      {failed.length > 0 && (
        <Alert
          type="warning"
          title={text.failed(failed.length)}
          description={failed.map((row) => (
            <div key={row.id}>{text.refused(row.title, row.problem)}</div>
          ))}
        />
      )}
      <div ref={entry}>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ ...initialOf(action.fields, {}), reason: action.usual_reason }}
          onFinish={(values) => void handleRun(values)}
          onKeyDown={stayOnEnter}
        >
          {action.fields.map((field) => (
            <FieldInput key={field.key} field={field} />
          ))}
          {action.asks_reason && (
            <Form.Item
              name="reason"
              label={common.reason}
              rules={[{ required: true, whitespace: true, message: common.reasonNeeded }]}
            >
              <Input.TextArea rows={3} maxLength={200} showCount />
            </Form.Item>
          )}
        </Form>
      </div>
    </Dialog>
  )
}
