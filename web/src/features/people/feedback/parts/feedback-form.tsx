import { useMemo, useState } from 'react'
import { defaultCountryCode } from '#contract/people/account.ts'
import { feedbackKinds, feedbackLimits } from '#contract/people/feedback.ts'
import { isPhone } from '#contract/people/phone.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { withSlideTicket } from '#web/features/people/slide/state.ts'
import { tabArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { acceptedPictures, findPictureMistake } from '#web/shell/attachments.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useDraft } from '#web/shell/use-draft.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { createFeedbackDraft } from '../feedback-draft.ts'
import type { FeedbackValues } from '../feedback-draft.ts'
import { feedbackMutations } from '../mutations.ts'
import { feedbackText } from '../text.ts'
import './feedback-form.css'

/** Members may add pictures; visitors solve a puzzle. */
export function FeedbackForm({ isMember }: { isMember: boolean }) {
  // A new one begins empty once this one is sent.
  const [number, setNumber] = useState(0)
  return <OneFeedback key={number} isMember={isMember} onSent={() => setNumber(number + 1)} />
}

function OneFeedback({ isMember, onSent }: { isMember: boolean; onSent: () => void }) {
  const text = useText(feedbackText)
  const [draft] = useState(() => createFeedbackDraft(tabArea, storage.get('userid')))
  const pictures = useUploads(uploadCalls.upload, { private: true }, { faultOf: findPictureMistake })
  const form = useForm<FeedbackValues>({
    initial: () => draft.get(),
    faultsOf: ({ content, phone }) => ({
      content: contentFault(content),
      phone: phone.trim() === '' || isPhone(phone.trim(), defaultCountryCode) ? undefined : text.phoneWrong,
    }),
    refusalAt: 'content',
    async onSubmit({ kind, content, phone }) {
      const urls = keptFiles(pictures.list).map(({ url }) => url)
      if (urls.length < pictures.list.length) return
      const feedback = {
        kind: feedbackKinds.find((one) => one === kind)!,
        content: content.trim(),
        pictures: urls,
        phone: phone.trim(),
      }
      const sent = await withSlideTicket(
        () => Promise.resolve(!isMember),
        (slide_ticket) => feedbackMutations.send({ ...feedback, slide_ticket }),
      )
      if (!sent) return
      forgetDraft()
      toast(text.sent, 'success')
      onSent()
    },
  })
  const { values } = form
  const forgetDraft = useDraft(
    draft,
    useMemo(() => ({ ...values }), [values]),
  )

  function contentFault(content: string): string | undefined {
    if (content.trim() === '') return text.contentMissing
    return characterCount(content.trim()) > feedbackLimits.content
      ? text.contentTooLong(feedbackLimits.content)
      : undefined
  }

  return (
    <form className="feedback-form" {...form.props}>
      <fieldset className="feedback-form-kinds">
        <legend className="field-label">{text.kind}</legend>
        {feedbackKinds.map((kind) => (
          <label key={kind} className="feedback-form-kind">
            <input
              type="radio"
              name="kind"
              checked={values.kind === kind}
              onChange={() => form.set('kind', kind)}
            />
            <span>{text.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.bind('content')}
        label={text.content}
        most={feedbackLimits.content}
        hint={text.contentHint}
      />
      {isMember && (
        <AttachmentList
          attachments={pictures}
          most={feedbackLimits.pictures}
          accept={acceptedPictures}
          hint={text.picturesHint(feedbackLimits.pictures)}
          isTried={form.isTried}
        />
      )}
      <Field
        {...form.bind('phone')}
        label={text.phone}
        inputMode="tel"
        autoComplete="tel-national"
        hint={text.phoneHint}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.send}
      </Button>
    </form>
  )
}
