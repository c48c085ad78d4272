import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input } from 'antd'
import type { Dayjs } from 'dayjs'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { Collision, RecordVersion } from '#contract/console/resources.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { actionText } from '../actions/text.ts'
import { LocalDatePicker } from '../date-picker.ts'
import { Panel } from '../pop-ups.tsx'
import { consoleMutations } from '../queries.ts'
import { consoleText } from '../text.ts'
import { Collisions } from './collisions.tsx'
import { FieldInput } from './fields/field-input.tsx'
import { changeOf, enteredOf, initialOf, problemsOf } from './form-values.ts'
import { formPreviews } from './form-previews.ts'
import { keepDraft, readKept } from './kept-draft.ts'
import { Preview } from './preview.tsx'
import { recordText } from './text.ts'

type RecordFormProps = {
  resource: ShownResource
  id: number
  record: { values: Record<string, unknown>; draft: RecordVersion | null }
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
  const [theirs, setTheirs] = useState<Collision>()
  const asksReason = resource.form?.asks_reason ?? false
  const [reason, setReason] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [publishAt, setPublishAt] = useState<Dayjs | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusals, setRefusals] = useState(0)
  const notices = useRef<HTMLDivElement>(null)
  const [previewed, setPreviewed] = useState<Record<string, unknown>>()
  const stored = { ...record.values, ...record.draft?.values }
  // What the person has read: of a draft, when it was begun; of a field that collided, what it says now.
  const [base, setBase] = useState(() => kept?.base ?? { ...record.values, ...record.draft?.base })
  const shown = (Form.useWatch([], form) as Record<string, unknown> | undefined) ?? stored

  // The buttons are below the form, what a refusal says is above it.
  useLayoutEffect(() => {
    if (refusals === 0) return
    notices.current?.scrollIntoView({ block: 'nearest' })
    notices.current?.focus({ preventScroll: true })
  }, [refusals])

  const entered = () => enteredOf(fields, form.getFieldsValue(true))

  function dropKept() {
    keepDraft(resource.name, id, undefined)
    setKept(undefined)
    setBase({ ...record.values, ...record.draft?.base })
    form.setFieldsValue(initialOf(fields, stored))
  }

  /** One of the fields that both have changed is decided. */
  function settle(key: string) {
    setProblem('')
    setTheirs((before) => {
      const left = before?.fields.filter((one) => one !== key) ?? []
      return before && left.length > 0 ? { ...before, fields: left } : undefined
    })
  }

  function takeTheirs(key: string) {
    form.setFieldsValue({ [key]: initialOf(fields, theirs!.values)[key] })
    settle(key)
  }

  /** What others have changed is shown; what this person has changed stays. */
  function showCollision(found: Collision) {
    const own = changeOf(fields, base, entered()).values
    const others = Object.fromEntries(Object.entries(found.values).filter(([key]) => !(key in own)))
    form.setFieldsValue(
      initialOf(
        fields.filter(({ key }) => key in others),
        others,
      ),
    )
    setBase(found.values)
    keepDraft(resource.name, id, { values: entered(), base: found.values })
    setTheirs(found)
  }

  async function save({ publish, publishAt: at }: Wish) {
    setIsBusy(true)
    setProblem('')
    try {
      const saved = await consoleMutations.save({
        resource: resource.name,
        id,
        draft: id === 0 ? (record.draft?.id ?? 0) : 0,
        ...(id === 0 ? { values: entered(), base: {} } : changeOf(fields, base, entered())),
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
      const found = (error.body?.data as { collision?: Collision } | null | undefined)?.collision
      if (error.status === resourceFailures.changedMeanwhile.status && found) showCollision(found)
      else setProblem(error.message)
      const problems = problemsOf(error)
      form.setFields(problems)
      if (problems[0]) form.scrollToField(problems[0].name)
      else setRefusals((count) => count + 1)
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
    if (theirs) {
      setProblem(text.chooseFirst)
      setRefusals((count) => count + 1)
      return
    }
    if (!(await isComplete())) return
    setIsReasonMissing(asksReason && reason.trim() === '')
    if (!asksReason || reason.trim() !== '') await save(wish)
  }

  async function preview() {
    if (await isComplete()) setPreviewed(entered())
  }

  const LivePreview = formPreviews[resource.name]
  const formElement = (
    <Form
      form={form}
      layout="vertical"
      style={{ flex: '1 1 480px', maxWidth: 760 }}
      initialValues={initialOf(fields, kept?.values ?? stored)}
      onValuesChange={() => keepDraft(resource.name, id, { values: entered(), base })}
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
      <div ref={notices} tabIndex={-1} style={{ outline: 'none', scrollMarginTop: 80 }}>
        {theirs && (
          <Collisions
            theirs={theirs}
            fields={fields}
            mine={entered()}
            onKeepMine={settle}
            onUseTheirs={takeTheirs}
          />
        )}
        {problem !== '' && <Alert type="error" role="alert" title={problem} style={{ marginBottom: 12 }} />}
      </div>
      {id === 0 && resource.form && resource.form.second_above !== '' && (
        <Alert
          type="info"
          title={actions.secondAbove(resource.form.second_above)}
          style={{ marginBottom: 12 }}
        />
      )}
      {fields.map((field) => (
        <FieldInput key={field.key} field={field} isChanged={theirs?.fields.includes(field.key) ?? false} />
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
