import { useMemo, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { authoringCalls, workLimits } from '#contract/library/authoring.ts'
import type { WorkContent } from '#contract/library/authoring.ts'
import type { Video } from '#contract/library/videos.ts'
import { clock } from '#web/platform/clock.ts'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { EditFrame } from '#web/shell/edit-frame.tsx'
import type { EditLook } from '#web/shell/edit-frame.tsx'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useBack } from '#web/shell/use-back.ts'
import { useDraft } from '#web/shell/use-draft.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { lessonsOf, rowsOf, withLesson } from '../lesson-rows.ts'
import { authoringMutations } from '../mutations.ts'
import { authoringPaths } from '#web/paths/authoring.ts'
import { authoringText } from '../text.ts'
import { createWorkDraft } from '../work-draft.ts'
import {
  emptyValues,
  faultsOf,
  isFree,
  isSeries,
  lengthFaults,
  toSave,
  toSend,
  valuesOf,
} from '../work-values.ts'
import type { WorkValues } from '../work-values.ts'
import { CoverField } from './cover-field.tsx'
import { LessonEditor } from './lesson-editor.tsx'
import { PriceFields } from './price-fields.tsx'
import { SingleVideo } from './single-video.tsx'
import { SubjectField } from './subject-field.tsx'
import { WorkPreview } from './work-preview.tsx'
import './work-form.css'

type WorkFormProps = {
  /** 0 for a new one. */
  workId: number
  work?: WorkContent | undefined
  isPublished: boolean
  /** Where it leads once it is sent, unless the author came from somewhere. */
  above: string
}

/** Writes a work: a video or a series, what is said about it, and its price. */
export function WorkForm({ workId, work, isPublished, above }: WorkFormProps) {
  const text = useText(authoringText)
  const language = useLanguage()
  const back = useBack(above)
  const navigate = useNavigate()
  const [saved] = useState(() => ({
    values: work ? valuesOf(work) : emptyValues,
    rows: rowsOf(work?.lessons ?? []),
  }))
  const [draft] = useState(() =>
    createWorkDraft(deviceArea, { workId, userid: storage.get('userid'), saved }),
  )
  const [former] = useState(() => draft.get())
  const [isRestored, setIsRestored] = useState(former !== undefined)
  const [rows, setRows] = useState(former?.rows ?? saved.rows)
  const [look, setLook] = useState<EditLook>('edit')
  const cover = useUploads(authoringCalls.uploadCover, {})
  const situation = { rows, isPublished, now: clock.now() }

  const form = useForm<WorkValues & { lessons?: string }>({
    initial: () => former?.values ?? saved.values,
    faultsOf: (values) => faultsInLanguage(faultsOf(values, situation), language),
    onWrong: (fault) => {
      setLook('edit')
      toast(fault, 'failure')
    },
    async onSubmit(values) {
      const input = toSend(values, rows)
      if (workId > 0) await authoringMutations.edit({ ...input, production_id: workId })
      else await authoringMutations.add(input)
      forgetDraft()
      toast(text.submitted, 'success')
      back()
    },
  })
  const { values } = form
  const forgetDraft = useDraft(
    draft,
    useMemo(() => ({ values, rows }), [values, rows]),
  )
  const bind = (field: keyof WorkValues) => form.bind(field)
  const videoIds = isSeries(values)
    ? lessonsOf(rows).flatMap(({ video_id }) => (video_id > 0 ? [video_id] : []))
    : [Number(values.video_id)].filter((id) => id > 0)

  /** A new work gets its number, and the page the address of that work. */
  async function saveDraft() {
    const [tooLong] = Object.values(lengthFaults(values))
    if (tooLong) return toast(tooLong[language], 'failure')
    const sent = await authoringMutations.save({ ...toSave(values, rows), production_id: workId })
    draft.clear()
    toast(text.draftSaved, 'success')
    return workId > 0 ? undefined : navigate(authoringPaths.edit(sent.production_id), { replace: true })
  }

  function discard() {
    draft.clear()
    setRows(saved.rows)
    for (const field of Object.keys(saved.values) as (keyof WorkValues)[])
      form.set(field, saved.values[field])
    setIsRestored(false)
  }

  /** The name of the file is the first guess at a title. */
  function handleVideo(video: Video) {
    form.set('video_id', String(video.video_id))
    if (values.title.trim() === '') form.set('title', titleOf(video))
  }
  const handleLesson = (video: Video) =>
    setRows((old) => withLesson(old, { title: titleOf(video), video_id: video.video_id }))

  return (
    <EditFrame
      form={form.props}
      look={look}
      onLook={setLook}
      onDiscard={isRestored ? discard : undefined}
      renderPreview={() => <WorkPreview values={values} rows={rows} />}
      foot={
        <>
          <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
            {text.submit}
          </Button>
          <Button block onClick={saveDraft}>
            {text.saveDraft}
          </Button>
        </>
      }
    >
      <div className="work-form">
        <section className="work-form-group">
          <h2>{isSeries(values) ? text.lessons : text.video}</h2>
          <Segmented
            label={text.kind}
            value={values.course_type}
            onChange={(kind) => form.set('course_type', kind)}
            options={[
              { value: '1', label: text.single },
              { value: '2', label: text.series },
            ]}
          />
          {isSeries(values) ? (
            <LessonEditor
              rows={rows}
              onRows={setRows}
              onUploaded={handleLesson}
              isPaid={!isFree(values)}
              error={form.bind('lessons').error}
            />
          ) : (
            <SingleVideo
              videoId={Number(values.video_id)}
              isPublished={isPublished}
              onUploaded={handleVideo}
              onRemove={() => form.set('video_id', '0')}
              error={bind('video_id').error}
            />
          )}
        </section>
        <section className="work-form-group">
          <h2>{text.about}</h2>
          <Field {...bind('title')} label={text.title} hint={text.titleHint} autoComplete="off" required />
          <TextArea {...bind('intro')} label={text.intro} hint={text.introHint} most={workLimits.intro} />
          <SubjectField {...bind('subject')} />
          <CoverField {...bind('cover')} videoIds={videoIds} uploads={cover} />
        </section>
        <section className="work-form-group">
          <h2>{text.pricing}</h2>
          <PriceFields values={values} bind={bind} onFree={(isOn) => form.set('is_free', isOn ? '1' : '0')} />
        </section>
        <Checkbox
          name="declared"
          checked={values.declared === '1'}
          onChange={(isOn) => form.set('declared', isOn ? '1' : '')}
          error={bind('declared').error}
        >
          {text.declaration}
        </Checkbox>
      </div>
    </EditFrame>
  )
}

const titleOf = ({ file_name: name }: Video) => name.replace(/\.[^.]*$/, '').slice(0, workLimits.lessonTitle)
