import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import {
  allowedActions,
  consultationRules,
  consultationStates,
} from '#contract/practice/consultation-states.ts'
import type {
  ConsultationAction,
  ConsultationFacts,
  ConsultationState,
} from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { applyAs, buildConsultations, completePatient } from '#server/testing/build-consultation.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const calls = consultationCalls
const opinion = { diagnosis: '诊断', advice: '建议', medication: '', follow_up: '' }
const reason = '原因'

const people = ['base', 'superior', 'colleague', 'stranger'] as const
type Person = (typeof people)[number]

let hours = 0
/** A doctor is at one consultation at a time. */
const newTime = () => shanghaiTime(new Date(Date.now() + ++hours * 3600_000))

type Doctors = Awaited<ReturnType<typeof buildConsultations>>
type Subject = { id: number; patientId: number }

/** Who else a receiver hands over to. */
const nextOf = {
  base: 'superior',
  superior: 'colleague',
  colleague: 'superior',
  stranger: 'superior',
} as const

const acts: Record<
  ConsultationAction,
  (client: TestClient, subject: Subject, doctors: Doctors, by: Person) => Promise<{ status: number }>
> = {
  edit: (client, { patientId }) =>
    client.ask(patientCalls.save, { ...completePatient, patient_id: patientId, complaint: '有变化' }),
  receive: (client, { id }) => client.ask(calls.receive, { id }),
  schedule: (client, { id }) => client.ask(calls.schedule, { id, begin_time: newTime() }),
  start: (client, { id }) => client.ask(calls.start, { id }),
  handOver: (client, { id }, doctors, by) =>
    client.ask(calls.handOver, { id, doctor_id: doctors[nextOf[by]].doctorId, reason }),
  cancel: (client, { id }) => client.ask(calls.cancel, { id, reason }),
  saveOpinion: (client, { id }) => client.ask(calls.saveOpinion, { id, opinion }),
  end: (client, { id }) => client.ask(calls.end, { id, opinion }),
  sendBack: (client, { id }) => client.ask(calls.sendBack, { id, reason }),
  resend: (client, { id }) => client.ask(calls.resend, { id }),
  invite: (client, { id }, doctors) => client.ask(calls.invite, { id, doctor_id: doctors.stranger.doctorId }),
  sign: (client, { id }) => client.ask(calls.sign, { id, opinion }),
  addAddendum: (client, { id }) => client.ask(calls.addAddendum, { id, text: '补充' }),
  saveOutcome: (client, { id }) => client.ask(calls.saveOutcome, { id, outcome: '好转' }),
}

type Model = {
  status: ConsultationState
  receiver: Person | undefined
  isReturned: boolean
  /** Somebody of another department, once they are invited. */
  specialist: 'none' | 'unsigned' | 'signed'
}

/** What somebody is, by the model alone; nothing for those whom it does not concern. */
function factsOf(model: Model, by: Person, isDirect: boolean): ConsultationFacts | undefined {
  const { status, receiver, isReturned, specialist } = model
  const isSigned = by === 'stranger' && specialist === 'signed'
  const facts = { status, isReceived: receiver !== undefined, isDirect, isReturned, isSigned }
  if (by === 'base') return { ...facts, role: 'applicant' }
  if (by === receiver) return { ...facts, role: 'receiver' }
  if (by === 'stranger') return specialist === 'none' ? undefined : { ...facts, role: 'specialist' }
  return by === 'superior' || !isDirect ? { ...facts, role: 'candidate' } : undefined
}

function follow(model: Model, action: ConsultationAction, by: Person): Model {
  const rule = consultationRules[action]
  const next: Model = { ...model, status: 'to' in rule ? rule.to : model.status }
  if (action === 'receive') next.receiver = by
  if (action === 'handOver') next.receiver = nextOf[by]
  if (action === 'sendBack') next.isReturned = true
  if (action === 'resend') next.isReturned = false
  if (action === 'invite' && model.specialist === 'none') next.specialist = 'unsigned'
  if (action === 'sign') next.specialist = 'signed'
  return next
}

const steps = fc.array(
  fc.record({
    by: fc.constantFrom(...people),
    action: fc.constantFrom(...(Object.keys(acts) as ConsultationAction[])),
  }),
  { minLength: 4, maxLength: 14 },
)

/** A story that reaches the later states, mixed with whatever else is tried. */
const story = fc.tuple(fc.boolean(), steps, fc.boolean()).map(([isDirect, tried, isLong]) => ({
  isDirect,
  steps: isLong
    ? [
        ...tried.slice(0, 3),
        { by: 'superior' as const, action: 'receive' as const },
        ...tried.slice(3, 5),
        { by: 'superior' as const, action: 'start' as const },
        ...tried.slice(5),
      ]
    : tried,
}))

it('does what the rules allow and nothing else, and shows the record to those it concerns alone', async () => {
  const doctors = await buildConsultations(app)
  const { department, superior } = doctors
  await fc.assert(
    fc.asyncProperty(story, async ({ isDirect, steps }) => {
      const asked = isDirect ? { doctor_id: superior.doctorId } : { department_id: department.id }
      const subject = await applyAs(doctors.base.client, asked)
      let model: Model = {
        status: consultationStates.awaiting,
        receiver: undefined,
        isReturned: false,
        specialist: 'none',
      }
      for (const { by, action } of steps) {
        const facts = factsOf(model, by, isDirect)
        const isRepeated = action === 'receive' && facts?.role === 'receiver'
        // A patient may be edited at any time; it reaches the consultation only while that is open.
        const isOwnPatient = action === 'edit' && by === 'base'
        const isWaiting = action === 'end' && model.specialist === 'unsigned'
        const isAllowed = facts !== undefined && allowedActions(facts).includes(action) && !isWaiting
        const { status } = await acts[action](doctors[by].client, subject, doctors, by)
        expect({ by, action, model, ok: status === 200 }).toEqual({
          by,
          action,
          model,
          ok: isAllowed || isRepeated || isOwnPatient,
        })
        if (isAllowed) model = follow(model, action, by)
        await expectRights(doctors, subject.id, { model, isDirect })
      }
    }),
    { numRuns: 12 },
  )
})

async function expectRights(
  doctors: Doctors,
  id: number,
  { model, isDirect }: { model: Model; isDirect: boolean },
) {
  for (const by of people) {
    const { client } = doctors[by]
    const facts = factsOf(model, by, isDirect)
    const seen = await client.ask(calls.detail, { id })
    expect({ by, model, status: seen.status }).toEqual({ by, model, status: facts ? 200 : 404 })
    if (!facts) continue
    expect(seen.data).toMatchObject({ status: model.status, actions: allowedActions(facts) })
    const group_id = seen.data.imGroupId
    if (group_id > 0) expect((await client.ask(chatCalls.list, { group_id })).status).toBe(200)
  }
}
