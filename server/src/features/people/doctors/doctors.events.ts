import { defineEvent } from '#kernel/events.ts'

/** A doctor has got an account, by claiming the homepage or by an operator. */
export const doctorLinked = defineEvent<{ doctorId: number; userId: number }>('doctors.doctorLinked')
