import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input } from 'antd'
import type { Dayjs } from 'dayjs'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { RecordVersion } from '#contract/console/resources.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { actionText } from '../actions/text.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { Panel } from '../pop-ups.tsx'
import { consoleMutations } from '../queries.ts'
import { consoleText } from '../text.ts'
import { FieldInput } from './fields/field-input.tsx'
import { enteredOf, initialOf, isSame, problemsOf } from './form-values.ts'
import { formPreviews } from './form-previews.ts'
import { keepDraft, readKept } from './kept-draft.ts'
import { Preview } from './preview.tsx'
import { recordText } from './text.ts'

type RecordFormProps = {
  resource: ShownResource
  id: number
  record: { values: Record<string, unknown>; version: number; draft: RecordVersion | null }
}

type Wish = { publish: boolean; publishAt?: Dayjs }

/** Edits a record. What is typed survives a closed tab; what somebody else saved meanwhile is shown and compared. */
export function RecordForm({ resource, id, record }: RecordFormProps) {
  const text = useText(recordText)
  const common = useText(consoleText)
  const actions = useText(actionText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<Record<string, unknown>>()
  const fields = resource.form?.fields ?? []
  const isPublished = resource.form?.is_published ?? false
  const [kept, setKept] = useState(() => readKept(resource.name, id))
  const [theirs, setTheirs] = useState<RecordVersion>()
  const asksReason = resource.form?.asks_reason ?? false
  const [reason, setReason] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [publishAt, setPublishAt] = useState<Dayjs | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [previewed, setPreviewed] = useState<Record<string, unknown>>()
  const stored = record.draft?.values ?? record.values
  const shown = (Form.useWatch([], form) as Record<string, unknown> | undefined) ?? stored
  const version = theirs?.id ?? kept?.version ?? record.version

  const entered = () => enteredOf(fields, form.getFieldsValue(true))

  function dropKept() {
    keepDraft(resource.name, id, undefined)
    setKept(undefined)
    form.setFieldsValue(initialOf(fields, stored))
  }

  async function save({ publish, publishAt: at }: Wish) {
    setIsBusy(true)
    setProblem('')
    try {
      const saved = await consoleMutations.save({
        resource: resource.name,
        id,
        draft: id === 0 ? (record.draft?.id ?? 0) : 0,
        values: entered(),
        version,
        publish,
        publish_at: at?.format('YYYY-MM-DD HH:mm') ?? '',
        reason,
      })
      keepDraft(resource.name, id, undefined)
      setKept(undefined)
      setTheirs(undefined)
      await client.invalidateQueries()
      void message.success(
        saved.request_id !== null
          ? actions.asked
          : !isPublished
            ? text.saved
            : at
              ? text.scheduled
              : publish
                ? text.published
                : text.saved,
      )
      if (id === 0) void navigate(saved.id === 0 ? `/${resource.name}` : `/${resource.name}/${saved.id}`)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const found = (error.body?.data as { version?: RecordVersion } | null | undefined)?.version
      if (error.status === resourceFailures.changedMeanwhile.status && found) setTheirs(found)
      else setProblem(error.message)
      const problems = problemsOf(error)
      form.setFields(problems)
      if (problems[0]) form.scrollToField(problems[0].name)
    } finally {
      setIsBusy(false)
    }
  }

  const isComplete = () =>
    form.validateFields().then(
      () => true,
      ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
        if (errorFields[0]) form.scrollToField(errorFields[0].name, { focus: true })
        return false
      },
    )

  async function checkAndSave(wish: Wish) {
    if (!(await isComplete())) return
    setIsReasonMissing(asksReason && reason.trim() === '')
    if (!asksReason || reason.trim() !== '') await save(wish)
  }

  async function preview() {
    if (await isComplete()) setPreviewed(entered())
  }

  const differs = (key: string) => theirs !== undefined && !isSame(theirs.values[key], entered()[key])

  const LivePreview = formPreviews[resource.name]
  const formElement = (
    <Form
      form={form}
      layout="vertical"
      style={{ flex: '1 1 480px', maxWidth: 760 }}
      initialValues={initialOf(fields, kept?.values ?? stored)}
      onValuesChange={() => keepDraft(resource.name, id, { values: entered(), version })}
      onFinish={() => void checkAndSave({ publish: true })}
    >
      {kept && (
        <Alert
          type="info"
          title={text.kept}
          action={<Button onClick={dropKept}>{text.dropKept}</Button>}
          style={{ marginBottom: 12 }}
        />
      )}
      {record.draft && (
        <Alert
          type={record.draft.state === 'scheduled' ? 'success' : 'info'}
          title={
            record.draft.state === 'scheduled'
              ? text.scheduledShown(record.draft.publish_at ?? '')
              : text.draftShown(record.draft.saved_by, record.draft.saved_at)
          }
          action={
            <Button
              onClick={() =>
                void consoleMutations
                  .dropDraft(resource.name, record.draft!.id)
                  .then(() => client.invalidateQueries())
                  .then(() => id === 0 && navigate(`/${resource.name}`))
              }
            >
              {text.dropDraft}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {theirs && (
        <Alert
          type="warning"
          role="alert"
          title={text.changedTitle}
          description={text.changedText(theirs.saved_by, theirs.saved_at)}
          action={
            <Flex vertical gap="small">
              <Button
                onClick={() => {
                  form.setFieldsValue(initialOf(fields, theirs.values))
                  keepDraft(resource.name, id, undefined)
                  setTheirs(undefined)
                  void client.invalidateQueries()
                }}
              >
                {text.useTheirs}
              </Button>
              <Button danger onClick={() => void checkAndSave({ publish: true })}>
                {text.keepMine}
              </Button>
            </Flex>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {problem !== '' && <Alert type="error" role="alert" title={problem} style={{ marginBottom: 12 }} />}
      {id === 0 && resource.form && resource.form.second_above !== '' && (
        <Alert
          type="info"
          title={actions.secondAbove(resource.form.second_above)}
          style={{ marginBottom: 12 }}
        />
      )}
      {fields.map((field) => (
        <FieldInput key={field.key} field={field} isChanged={differs(field.key)} />
      ))}
      {(id !== 0 || asksReason) && (
        <Form.Item
          label={common.reason}
          htmlFor="reason"
          required={asksReason}
          validateStatus={isReasonMissing ? 'error' : undefined}
          help={isReasonMissing ? common.reasonNeeded : undefined}
          extra={asksReason ? undefined : text.reasonHint}
        >
          <Input
            id="reason"
            value={reason}
            maxLength={200}
            onChange={(event) => {
              setReason(event.target.value)
              setIsReasonMissing(false)
            }}
          />
        </Form.Item>
      )}
      <Flex gap="small" wrap>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {isPublished ? text.publish : common.save}
        </Button>
        {resource.form?.has_preview && <Button onClick={() => void preview()}>{text.preview}</Button>}
        {isPublished && (
          <>
            <Button loading={isBusy} onClick={() => void save({ publish: false })}>
              {text.saveDraft}
            </Button>
            <Panel button={<Button>{text.publishAt}</Button>}>
              {() => (
                <Flex gap="small">
                  <LocalDatePicker
                    aria-label={text.publishTime}
                    showTime={{ format: 'HH:mm' }}
                    format="YYYY-MM-DD HH:mm"
                    value={publishAt}
                    onChange={setPublishAt}
                  />
                  <Button
                    type="primary"
                    disabled={publishAt === null}
                    onClick={() => publishAt && void checkAndSave({ publish: true, publishAt })}
                  >
                    {common.confirm}
                  </Button>
                </Flex>
              )}
            </Panel>
          </>
        )}
      </Flex>
      {previewed && (
        <Preview
          resource={resource.name}
          id={id}
          values={previewed}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </Form>
  )
  if (!LivePreview) return formElement
  return (
    <Flex gap="large" align="start" wrap>
      {formElement}
      <Suspense fallback={null}>
        <LivePreview values={shown} />
      </Suspense>
    </Flex>
  )
}
