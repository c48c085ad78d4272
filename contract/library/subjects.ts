import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id, json, nothing, page } from '../wire/fields.ts'

/** Accepted as in the other lists of the home; only the caller matters. */
const ignored = { disease_id: z._default(id, 0), page }

export const college = z.object({
  college_id: z.int(),
  college_name: z.string(),
  download_logo: bit,
  download_logo_title: z.string(),
})

export const disease = z.object({ disease_id: z.int(), disease_name: z.string() })

export const focusedCollege = z.object({
  college_id: z.int(),
  college_name: z.string(),
  logo: z.string(),
  /** The subject that the home opens with. */
  is_selected: bit,
})

const mostSubjects = 50

export const subjectCalls = {
  allColleges: defineCall({
    id: 'home.allColleges',
    path: '/api/web/v2/home/allcolleges',
    about: 'Every subject.',
    input: nothing,
    output: z.array(college),
  }),
  diseaseList: defineCall({
    id: 'home.diseaseList',
    path: '/api/web/v2/home/diseaselist',
    about: 'The disease channels of a subject, or of all.',
    input: z.object({ college_id: z._default(id, 0) }),
    output: z.array(disease),
  }),
  focusedCollege: defineCall({
    id: 'home.focusedCollege',
    path: '/api/web/v2/home/focusedcollege',
    access: 'member',
    about: 'The subjects that the caller follows, in the caller’s order.',
    input: z.object({ college_id: z._default(id, 0), ...ignored }),
    output: z.array(focusedCollege),
  }),
  changeFocusCollege: defineCall({
    id: 'home.changeFocusCollege',
    path: '/api/web/v2/home/changefocuscollege',
    access: 'member',
    about:
      'Follows exactly the subjects of `college_ids`, in that order; without the field the followed subjects stay. The home opens with `college_id`, which must be one of them, or with all subjects if it is 0.',
    input: z.object({
      college_id: id,
      college_ids: z.optional(json(z.array(z.int().check(z.positive())).check(z.maxLength(mostSubjects)))),
      ...ignored,
    }),
    output: z.array(focusedCollege),
  }),
  userFocusStatus: defineCall({
    id: 'home.userFocusStatus',
    path: '/api/web/v2/home/userfocusstatus',
    access: 'member',
    about: 'Whether the caller has chosen any subject, and the one that the home opens with.',
    input: z.object({ college_id: z._default(id, 0), ...ignored }),
    output: z.object({
      focus_status: bit,
      home_selected_college: z.int(),
      /** The subject of the caller's department, 0 if there is none. It is proposed, never chosen for anybody. */
      department_college: z.int(),
    }),
  }),
}

export type Disease = z.infer<typeof disease>
export type FocusedCollege = z.infer<typeof focusedCollege>
