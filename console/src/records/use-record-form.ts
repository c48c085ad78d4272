import { useQueryClient } from '@tanstack/react-query'
import { App, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { createElement, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collision, RecordVersion } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { actionText } from '../actions/text.ts'
import { UndoButton } from '../actions/undo-button.tsx'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { changeOf, enteredOf, initialOf, problemsOf } from './form-values.ts'
import { keepDraft, readKept } from './kept-draft.ts'
import { mergeTheirs, withoutField } from './merge-theirs.ts'
import { RecordBase } from './record-base.ts'
import { recordText } from './text.ts'

export type Values = Record<string, unknown>
export type Wish = { publish: boolean; publishAt?: Dayjs }
export type EditedRecord = { values: Values; draft: RecordVersion | null }

/** A change that was made, to be taken back. */
type Done = { before: Values; after: Values }

type Edited = { resource: ShownResource; id: number; record: EditedRecord }

/** What a form holds between reading and saving: what was read, what is typed and kept, and what others have saved meanwhile. */
export function useRecordForm({ resource, id, record }: Edited) {
  const text = useText(recordText)
  const actions = useText(actionText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useContext(RecordBase) ?? `/${resource.name}`
  const [form] = Form.useForm<Values>()
  const fields = resource.form?.fields ?? []
  const isPublished = resource.form?.is_published ?? false
  const asksReason = resource.form?.asks_reason ?? false
  const [kept, setKept] = useState(() => readKept(resource.name, id))
  const [keptAt, setKeptAt] = useState<Date>()
  const [theirs, setTheirs] = useState<Collision>()
  const [reason, setReason] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusals, setRefusals] = useState(0)
  const stored = { ...record.values, ...record.draft?.values }
  // What the person has read: of a draft, when it was begun; of a field that collided, what it says now.
  const [base, setBase] = useState(() => kept?.base ?? { ...record.values, ...record.draft?.base })

  const entered = () => enteredOf(fields, form.getFieldsValue(true))

  function refuse(why: string) {
    setProblem(why)
    setRefusals((count) => count + 1)
  }

  function keep(readBase = base) {
    keepDraft(resource.name, id, { values: entered(), base: readBase })
    setKeptAt(new Date())
  }

  function forget() {
    keepDraft(resource.name, id, undefined)
    setKept(undefined)
    setKeptAt(undefined)
  }

  function dropKept() {
    forget()
    setBase({ ...record.values, ...record.draft?.base })
    form.setFieldsValue(initialOf(fields, stored))
  }

  async function dropDraft() {
    await consoleMutations.dropDraft(resource.name, record.draft!.id)
    await client.invalidateQueries()
    if (id === 0) void navigate(list)
  }

  /** One of the fields that both have changed is decided. */
  function settle(key: string) {
    setProblem('')
    setTheirs((before) => before && withoutField(before, key))
  }

  function takeTheirs(key: string) {
    form.setFieldsValue({ [key]: initialOf(fields, theirs!.values)[key] })
    settle(key)
  }

  /** What others have changed is shown; what this person has changed stays. */
  function showCollision(found: Collision) {
    form.setFieldsValue(mergeTheirs(fields, { base, entered: entered(), theirs: found.values }))
    setBase(found.values)
    keep(found.values)
    setTheirs(found)
  }

  const changeNow = () => changeOf(fields, base, entered())

  async function undo({ before, after }: Done) {
    try {
      await consoleMutations.save({
        resource: resource.name,
        id,
        draft: 0,
        values: before,
        base: after,
        publish: true,
        publish_at: '',
        reason: actions.undo,
      })
      await client.invalidateQueries()
      void message.success(text.undone)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
    }
  }

  /** What the changed fields are, as it is stored. */
  const readChanged = (now: { values: Values | null }, keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, now.values?.[key] ?? null]))

  /** What holds at once can be taken back as long as the message is there. */
  function report(said: string, done?: Done) {
    if (!done) {
      void message.success(said)
      return
    }
    const key = `saved ${resource.name} ${id}`
    const onUndo = () => {
      message.destroy(key)
      void undo(done)
    }
    void message.success({ key, duration: 12, content: [said, createElement(UndoButton, { key, onUndo })] })
  }

  async function save({ publish, publishAt: at }: Wish) {
    setIsBusy(true)
    setProblem('')
    const change = id === 0 ? { values: entered(), base: {} } : changeNow()
    try {
      const saved = await consoleMutations.save({
        resource: resource.name,
        id,
        draft: id === 0 ? (record.draft?.id ?? 0) : 0,
        ...change,
        publish,
        publish_at: at?.format('YYYY-MM-DD HH:mm') ?? '',
        reason,
      })
      forget()
      setTheirs(undefined)
      await client.invalidateQueries()
      if (saved.request_id !== null) report(actions.asked)
      else if (isPublished && at) report(text.scheduled)
      else if (id === 0 || (isPublished && !publish))
        report(isPublished && publish ? text.published : text.saved)
      else {
        const now = await client.fetchQuery(consoleQueries.record(resource.name, id))
        const keys = Object.keys(change.base)
        const done = { before: change.base, after: readChanged(now, keys) }
        const isHidden = now.row?.state === 'taken_back'
        report(
          isHidden ? text.savedHidden : isPublished ? text.published : text.saved,
          keys.length > 0 ? done : undefined,
        )
      }
      if (id === 0) void navigate(saved.id === 0 ? list : `${list}/${saved.id}`)
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

  async function mayBeSaved(): Promise<boolean> {
    if (theirs) refuse(text.chooseFirst)
    if (theirs || !(await isComplete())) return false
    setIsReasonMissing(asksReason && reason.trim() === '')
    return !asksReason || reason.trim() !== ''
  }

  return {
    form,
    fields,
    isPublished,
    asksReason,
    stored,
    kept,
    keptAt,
    keep,
    dropKept,
    dropDraft,
    theirs,
    settle,
    takeTheirs,
    entered,
    save,
    isComplete,
    mayBeSaved,
    isBusy,
    problem,
    refusals,
    reason: {
      value: reason,
      isMissing: isReasonMissing,
      change(next: string) {
        setReason(next)
        setIsReasonMissing(false)
      },
    },
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
