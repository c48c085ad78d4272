import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { linksIn } from '#contract/wire/links.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { addToDay } from './doctor-days.queries.ts'
import { selectDoctor } from './doctor-homepage.queries.ts'

export const logLink = answer(doctorCalls.logLink, async (input, context) => {
  const { db, member } = context
  const doctor = await selectDoctor(db, input.doctor_id)
  if (!doctor) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  // Only what the homepage really links to counts.
  const links = [...linksIn(doctor.good_at), ...linksIn(doctor.introduction)]
  if (!links.includes(input.url)) throw refuse(failures.parameterError, { detail: 'url' })
  const isOwn = member !== undefined && member.userId === doctor.user_id
  if (!isOwn && (await isNewVisit(context, `link ${doctor.id} ${input.url}`)))
    await addToDay(db, doctor.id, 'link_clicks')
  return {}
})
