import { Alert, Flex, Form, Input } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { actionText } from '../actions/text.ts'
import { consoleText } from '../text.ts'
import { FormNotices } from './form-notices.tsx'
import { formPreviews } from './form-previews.ts'
import { FormSections } from './form-sections.tsx'
import { initialOf } from './form-values.ts'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { recordText } from './text.ts'
import { useRecordForm } from './use-record-form.ts'
import type { EditedRecord, RecordFormState, Values, Wish } from './use-record-form.ts'

const PublishDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))

type RecordFormProps = { resource: ShownResource; id: number; record: EditedRecord }

/** Edits a record. What is typed survives a closed tab; what somebody else saved meanwhile is shown and compared. */
export function RecordForm({ resource, id, record }: RecordFormProps) {
  const actions = useText(actionText)
  const state = useRecordForm({ resource, id, record })
  const { form, fields, isPublished, entered } = state
  const [wish, setWish] = useState<Wish>()
  const [previewed, setPreviewed] = useState<Values>()
  const shown = (Form.useWatch([], form) as Values | undefined) ?? state.stored
  const secondAbove = resource.form?.second_above ?? ''

  // A new form is ready for typing: its first field has the focus.
  const first = id === 0 ? fields[0]?.key : undefined
  useEffect(() => {
    if (first !== undefined) form.focusField(first)
  }, [form, first])

  /** What readers see is changed only after a look at what changes. */
  async function handleSave(next: Wish) {
    if (!(await state.mayBeSaved())) return
    if (isPublished && id !== 0) setWish(next)
    else await state.save(next)
  }

  /** Enter never saves; Ctrl+S does, and publishes nothing. */
  function handleKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (isPublished) void state.save({ publish: false })
    else void handleSave({ publish: true })
  }

  const LivePreview = formPreviews[resource.name]
  const formElement = (
    <Form
      form={form}
      layout="vertical"
      style={{ flex: '1 1 480px', maxWidth: 760 }}
      initialValues={initialOf(fields, state.kept?.values ?? state.stored)}
      onValuesChange={() => state.keep()}
      onKeyDown={handleKey}
    >
      <FormNotices state={state} draft={record.draft} />
      {id === 0 && secondAbove !== '' && (
        <Alert type="info" title={actions.secondAbove(secondAbove)} className="console-notice" />
      )}
      <FormSections fields={fields} isChanged={(key) => state.theirs?.fields.includes(key) ?? false} />
      {(id !== 0 || state.asksReason) && <Reason state={state} />}
      {resource.form && (
        <SaveBar
          form={resource.form}
          isBusy={state.isBusy}
          keptAt={state.keptAt}
          onSave={(next) => void handleSave(next)}
          onDraft={() => void state.save({ publish: false })}
          onPreview={() => void state.isComplete().then((isRight) => isRight && setPreviewed(entered()))}
        />
      )}
      {wish && (
        <Suspense>
          <PublishDialog
            fields={fields}
            before={record.values}
            after={entered()}
            onCancel={() => setWish(undefined)}
            onPublish={() => {
              setWish(undefined)
              void state.save(wish)
            }}
          />
        </Suspense>
      )}
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

function Reason({ state: { asksReason, reason } }: { state: RecordFormState }) {
  const text = useText(recordText)
  const common = useText(consoleText)
  return (
    <Form.Item
      label={common.reason}
      htmlFor="reason"
      required={asksReason}
      validateStatus={reason.isMissing ? 'error' : undefined}
      help={reason.isMissing ? common.reasonNeeded : undefined}
      extra={asksReason ? undefined : text.reasonHint}
    >
      <Input
        id="reason"
        value={reason.value}
        maxLength={200}
        onChange={(event) => reason.change(event.target.value)}
      />
    </Form.Item>
  )
}
