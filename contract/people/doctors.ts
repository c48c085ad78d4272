import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, nothing } from '../wire/fields.ts'
import { doctorItem } from '../wire/items.ts'

export const doctorFailures = defineFailures({
  notYours: [
    4681,
    '只能认领与认证姓名、医院一致的主页',
    'you may only claim a homepage of your verified name and hospital',
  ],
  alreadyLinked: [4682, '该主页或账号已有关联', 'this homepage or account is linked already'],
})

/** The homepage of an account, and those of the same name and hospital that nobody has claimed. */
export const ownDoctor = z.object({ linked: z.nullable(doctorItem), claimable: z.array(doctorItem) })

/** A doctor who is linked to an account speaks and starts meetings as that account. */
export const doctorCalls = {
  own: defineCall({
    id: 'doctor.own',
    path: '/api/web/v2/doctor/own',
    about:
      'The doctor’s homepage linked to the caller, and those that the caller may claim: verified as a doctor, with the same name and hospital.',
    access: 'member',
    input: nothing,
    output: ownDoctor,
  }),
  claim: defineCall({
    id: 'doctor.claim',
    path: '/api/web/v2/doctor/claim',
    about: 'Links a doctor’s homepage to the caller, who is verified and matches it.',
    access: 'member',
    input: z.object({ doctor_id: id }),
    output: ownDoctor,
  }),
}
