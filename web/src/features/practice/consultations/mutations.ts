import { consultationCalls } from '#contract/practice/consultations.ts'
import { opinionCalls } from '#contract/practice/opinions.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const ofPatient = { changes: ['patients', 'consultations'], whenRefused: 'read-again' } as const
const ofConsultation = { changes: ['consultations'], whenRefused: 'read-again' } as const
const ofTemplates = { changes: ['opinion-templates'] } as const

export const consultationMutations = {
  savePatient: mutationOf(patientCalls.save, ofPatient),
  /** While somebody types: it says by itself whether it has saved, and nothing is read again under their hands. */
  autosavePatient: mutationOf(patientCalls.save, { tips: false }),
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
  sendBack: mutationOf(consultationCalls.sendBack, ofConsultation),
  resend: mutationOf(consultationCalls.resend, ofConsultation),
  invite: mutationOf(consultationCalls.invite, ofConsultation),
  removeSpecialist: mutationOf(consultationCalls.removeSpecialist, ofConsultation),
  sign: mutationOf(consultationCalls.sign, ofConsultation),
  addAddendum: mutationOf(consultationCalls.addAddendum, ofConsultation),
  saveTemplate: mutationOf(opinionCalls.saveTemplate, ofTemplates),
  deleteTemplate: mutationOf(opinionCalls.removeTemplate, ofTemplates),
}
