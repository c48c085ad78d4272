import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { unionLimits, unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { unionText } from '../text.ts'
import { DepartmentChooser } from './department-chooser.tsx'
import type { ChosenDepartment } from './department-chooser.tsx'
import './union-form.css'

const sorts = ['doctor', 'department'] as const

/** The application to join a union, with what the union asks for. */
export function ApplyForm({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  const navigate = useNavigate()
  const isMember = union.is_member === 1
  // A member joins again only for a department.
  const [sort, setSort] = useState<(typeof sorts)[number]>(isMember ? 'department' : 'doctor')
  const [department, setDepartment] = useState<ChosenDepartment>()
  const [isChoosing, setIsChoosing] = useState(false)
  const needsDepartment = sort === 'department'
  const fields = ['reason', ...union.questions.map((_, at) => `answer${at}`)]
  const labelOf = (field: string) =>
    field === 'reason' ? text.reason : union.questions[Number(field.slice('answer'.length))]!

  const form = useForm<Record<string, string>>({
    initial: () => Object.fromEntries(['department', ...fields].map((field) => [field, ''])),
    faultsOf: (values) => ({
      department: needsDepartment && !department ? text.chooseDepartment : undefined,
      ...Object.fromEntries(fields.map((field) => [field, faultOf(values[field] ?? '', labelOf(field))])),
    }),
    draft: { key: `union_application_${union.id}`, in: 'device' },
    async onSubmit(values) {
      await unionMutations.apply({
        id: union.id,
        type: unionMemberTypes[sort],
        department_id: needsDepartment ? department!.id : 0,
        reason: values.reason!,
        answers: union.questions.map((_, at) => values[`answer${at}`]!),
      })
      toast(text.applied, 'success')
      await navigate(unionPaths.home(union.id), { replace: true })
    },
  })

  function faultOf(value: string, label: string): string | undefined {
    if (value.trim() === '') return text.missingField(label)
    return characterCount(value.trim()) > unionLimits.reason ? text.tooLong(unionLimits.reason) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <p>
        <strong>{union.name}</strong>
      </p>
      <p className="union-form-note">{text.required}</p>
      {!isMember && (
        <Segmented
          label={text.asWhat}
          value={sort}
          onChange={setSort}
          options={[
            { value: 'doctor', label: text.asDoctor },
            { value: 'department', label: text.asDepartment },
          ]}
        />
      )}
      {needsDepartment && (
        <ChooseField
          name="department"
          label={text.department}
          value={department?.name ?? ''}
          placeholder={text.chooseDepartment}
          onPress={() => setIsChoosing(true)}
          {...(form.bind('department').error && { error: form.bind('department').error! })}
        />
      )}
      <TextArea
        {...form.bind('reason')}
        label={text.reason}
        hint={text.reasonHint}
        most={unionLimits.reason}
        rows={4}
      />
      {union.questions.map((question, at) => (
        <TextArea
          key={question}
          {...form.bind(`answer${at}`)}
          label={question}
          most={unionLimits.answer}
          rows={3}
        />
      ))}
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.apply}
      </Button>
      <DepartmentChooser
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          setDepartment(chosen)
          setIsChoosing(false)
        }}
      />
    </form>
  )
}
