import { useQuery } from '@tanstack/react-query'
import { opinionLimits, opinionParts } from '#contract/practice/opinions.ts'
import type { Opinion, OpinionTemplate } from '#contract/practice/opinions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Field } from '#web/ui/field/field.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import './template-sheet.css'

type TemplateSheetProps = {
  /** What is written now, to be saved as a template. */
  opinion: Opinion
  open: boolean
  onClose: () => void
  onChoose: (opinion: Opinion) => void
}

/** The doctor’s own templates. */
export function TemplateSheet({ opinion, open, onClose, onChoose }: TemplateSheetProps) {
  const text = useText(consultationText)
  const isWritten = opinionParts.some((part) => opinion[part].trim() !== '')
  return (
    <Sheet open={open} onClose={onClose} title={text.templates} flush>
      {open && <Templates onChoose={onChoose} />}
      {open && isWritten && <SaveTemplate opinion={opinion} />}
    </Sheet>
  )
}

function Templates({ onChoose }: Pick<TemplateSheetProps, 'onChoose'>) {
  const text = useText(consultationText)
  const templates = useQuery(consultationQueries.templates())
  if (templates.isPending) return <ListState status="loading" inline />
  if (!templates.data) return <ListState status="error" inline onRetry={() => templates.refetch()} />
  const rows = templates.data.templates
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.noTemplates} />
  return rows.map((template) => (
    <TemplateRow key={template.template_id} template={template} onChoose={onChoose} />
  ))
}

type TemplateRowProps = { template: OpinionTemplate } & Pick<TemplateSheetProps, 'onChoose'>

function TemplateRow({ template, onChoose }: TemplateRowProps) {
  const text = useText(consultationText)
  const { template_id, name, opinion } = template

  async function remove() {
    if (!(await confirm({ title: text.deleteTemplateAsk, text: name, yes: text.remove }))) return
    await consultationMutations.deleteTemplate({ template_id })
  }

  return (
    <div className="template-sheet-row">
      <ListRow title={name} note={opinion.diagnosis || opinion.advice} onClick={() => onChoose(opinion)} />
      <IconButton label={text.deleteTemplate(name)} icon={<CloseIcon size="small" />} onClick={remove} />
    </div>
  )
}

function SaveTemplate({ opinion }: { opinion: Opinion }) {
  const text = useText(consultationText)
  const most = opinionLimits.templateName
  const form = useForm({
    initial: () => ({ name: '' }),
    faultsOf: ({ name }) => ({ name: faultOf(name) }),
    showFaults: 'tried',
    refusalAt: 'name',
    async onSubmit({ name }) {
      await consultationMutations.saveTemplate({ name, opinion })
      form.reset()
      toast(text.templateSaved, 'success')
    },
  })

  function faultOf(name: string): string | undefined {
    if (name.trim() === '') return text.templateNameMissing
    return characterCount(name.trim()) > most ? text.tooLong(most) : undefined
  }

  return (
    <form className="template-sheet-form" {...form.props}>
      <Field {...form.bind('name')} label={text.templateName} hint={text.templateHint} />
      <Button type="submit" block onClick={form.submit}>
        {text.saveTemplate}
      </Button>
    </form>
  )
}
