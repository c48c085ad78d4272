import { useState } from 'react'
import { creditClasses, walletCalls, walletFailures, walletLimits } from '#contract/meetings/credit-wallet.ts'
import type { WalletCredit } from '#contract/meetings/credit-wallet.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { findFileMistake } from '#web/shell/attachments.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { walletMutations } from '../mutations.ts'
import { creditWalletText } from '../text.ts'
import './credit-sheet.css'

/** A photo or a PDF; the server judges by content, this by name. */
const faultOf = (file: File) =>
  /\.(?:jpe?g|png|webp|pdf)$/i.test(file.name) ? findFileMistake(file) : walletFailures.fileKindWrong

const isPoints = (value: string) =>
  /^\d{1,3}(?:\.\d)?$/.test(value) && Number(value) > 0 && Number(value) <= 100

/** Enters a credit from elsewhere, or corrects one that does not count yet. */
export function CreditSheet({ credit }: { credit?: WalletCredit }) {
  const text = useText(creditWalletText)
  const [isOpen, setIsOpen] = useState(true)
  const [creditClass, setCreditClass] = useState(String(credit?.credit_class ?? creditClasses.first))
  const files = useUploads(
    walletCalls.upload,
    {},
    { faultOf, known: credit?.files.map((url, at) => ({ url, name: text.openFile(at + 1) })) ?? [] },
  )
  const kept = keptFiles(files.list)
  const form = useForm({
    initial: () => ({
      title: credit?.title ?? '',
      organiser: credit?.organiser ?? '',
      number: credit?.number ?? '',
      credit: credit?.credit ?? '',
      earned_on: credit?.earned_on ?? '',
    }),
    faultsOf: (values) => ({
      title: values.title.trim() === '' ? text.titleMissing : undefined,
      credit: isPoints(values.credit.trim()) ? undefined : text.creditWrong,
      earned_on: values.earned_on === '' ? text.dayMissing : undefined,
    }),
    showFaults: 'tried',
    draft: { key: `credit_${credit?.credit_id ?? 0}`, in: 'device' },
    async onSubmit(values) {
      if (kept.length === 0) toast(text.fileMissing, 'failure')
      if (kept.length === 0 || kept.length < files.list.length) return false
      const entered = {
        title: values.title.trim(),
        organiser: values.organiser.trim(),
        number: values.number.trim(),
        credit: values.credit.trim(),
        earned_on: values.earned_on,
        credit_class: Number(creditClass),
        files: kept.map(({ url }) => url),
      }
      await (credit
        ? walletMutations.edit({ ...entered, credit_id: credit.credit_id })
        : walletMutations.add(entered))
      toast(text.saved, 'success')
      return setIsOpen(false)
    },
  })
  return (
    <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={credit ? text.editTitle : text.addTitle}>
      <form className="credit-sheet" {...form.props}>
        <Field {...form.bind('title')} label={text.title} maxLength={walletLimits.title} />
        <Field {...form.bind('organiser')} label={text.organiser} maxLength={walletLimits.organiser} />
        <Field
          {...form.bind('number')}
          label={text.number}
          hint={text.numberHint}
          maxLength={walletLimits.number}
          autoComplete="off"
        />
        <Segmented
          label={text.creditClass}
          value={creditClass}
          onChange={setCreditClass}
          options={[
            { value: String(creditClasses.first), label: text.firstClass },
            { value: String(creditClasses.second), label: text.secondClass },
          ]}
        />
        <Field {...form.bind('credit')} label={text.credit} inputMode="decimal" maxLength={5} />
        <Field {...form.bind('earned_on')} label={text.earnedOn} type="date" />
        <AttachmentList
          attachments={files}
          most={walletLimits.files}
          hint={text.files}
          isTried={form.isTried}
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.save}
        </Button>
      </form>
    </Sheet>
  )
}
