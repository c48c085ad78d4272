import { failures } from '#contract/wire/failure.ts'
import { operationCalls } from '#contract/library/operations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { findOperation } from './find-operation.ts'
import { presentOperationAsListItem } from './operations.present.ts'
import { selectDoctorsOfOperation, selectOperationsOfDoctor } from './operations.queries.ts'

const shownCount = 10

export const selectOperationDoctor = answer(operationCalls.selectOperationDoctor, async (input, { db }) => {
  const { operation } = await findOperation(db, input.id)
  const doctors = await selectDoctorsOfOperation(db, operation.id)
  const doctor =
    input.doctor_id === undefined ? doctors[0] : doctors.find((one) => one.id === input.doctor_id)
  if (!doctor && input.doctor_id !== undefined) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  if (!doctor) return { doctor: null, operations: [] }
  const others = await selectOperationsOfDoctor(db, doctor.id, operation.id, shownCount)
  return { doctor: presentDoctorItem(doctor), operations: others.map(presentOperationAsListItem) }
})
