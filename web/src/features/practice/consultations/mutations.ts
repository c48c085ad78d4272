import { consultationCalls } from '#contract/practice/consultations.ts'
import { opinionCalls } from '#contract/practice/opinions.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const ofPatient = { changes: ['patients', 'consultations'], whenRefused: 'read-again' } as const
const ofConsultation = { changes: ['consultations'], whenRefused: 'read-again' } as const
const ofTemplates = { changes: ['opinion-templates'] } as const

export const consultationMutations = {
  savePatient: mutationOf(patientCalls.save, ofPatient),
  deletePatient: mutationOf(patientCalls.remove, { changes: ['patients'] }),
  apply: mutationOf(consultationCalls.apply, ofPatient),
  receive: mutationOf(consultationCalls.receive, ofConsultation),
  schedule: mutationOf(consultationCalls.schedule, ofConsultation),
  start: mutationOf(consultationCalls.start, ofConsultation),
  handOver: mutationOf(consultationCalls.handOver, ofConsultation),
  cancel: mutationOf(consultationCalls.cancel, ofConsultation),
  saveOpinion: mutationOf(consultationCalls.saveOpinion, ofConsultation),
  end: mutationOf(consultationCalls.end, ofConsultation),
  saveOutcome: mutationOf(consultationCalls.saveOutcome, ofConsultation),
  saveTemplate: mutationOf(opinionCalls.saveTemplate, ofTemplates),
  deleteTemplate: mutationOf(opinionCalls.removeTemplate, ofTemplates),
}
