import { asBit } from '#contract/wire/fields.ts'
import { checkinStates, checkinTexts, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type {
  CheckinField,
  CheckinForm,
  CheckinInfo,
  CheckinItem,
  CheckinValues,
  VisitItem,
  WaitingItem,
} from '#contract/meetings/checkin.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { CheckinRow, CheckinWithMeeting } from './checkin.queries.ts'
import type { MeetingCheckin, CheckinStatus } from './find-checkin.ts'
import type { WaitingRow } from './waiting.queries.ts'

const isSecret = (field: CheckinField) =>
  field === 'id_number' || field === 'qualification_number' || field === 'phone' || field === 'email'

/** First and last character alone: the rest of an ID number tells place and day of birth. */
const mask = (value: string) =>
  value.length < 3 ? '*'.repeat(value.length) : value[0] + '*'.repeat(value.length - 2) + value.at(-1)

export const openForm = (row: Pick<CheckinRow, 'form_sealed'>, vault: Vault) =>
  JSON.parse(vault.openText(row.form_sealed)) as CheckinForm

/** Photos of a submission that was replaced are gone. */
function presentForm(row: CheckinRow, vault: Vault, show: 'masked' | 'in full'): CheckinValues {
  const given = Object.entries(openForm(row, vault)) as [CheckinField, string][]
  return Object.fromEntries(
    given
      .filter(([field, value]) => !isCheckinPhoto(field) || row.photos.includes(value))
      .map(([field, value]) => [field, show === 'masked' && isSecret(field) ? mask(value) : value]),
  )
}

export const presentCheckin = (
  checkin: MeetingCheckin,
  { row, isOnSite, isWaiting, state }: CheckinStatus,
  known: CheckinValues,
  vault: Vault,
): Omit<CheckinInfo, 'may_run' | 'own_phone'> => ({
  checkin_status: asBit(checkin.isNeeded),
  state,
  reason: state === checkinStates.failed ? (row?.reason ?? '') : '',
  is_reviewed: asBit(checkin.isReviewed),
  is_on_site: asBit(isOnSite),
  is_waiting: asBit(isWaiting),
  is_on_site_only: asBit(checkin.isOnSiteOnly),
  fields: checkin.isNeeded && !checkin.isOnSiteOnly ? checkin.fields : [],
  form: row ? presentForm(row, vault, 'masked') : known,
  consent: asBit(row?.consents ?? false),
  submitted_at: row ? shanghaiTime(row.submitted_at) : '',
})

export const presentForOperator = (
  { checkin, title }: CheckinWithMeeting,
  vault: Vault,
  show: 'masked' | 'in full',
): CheckinItem => ({
  checkin_id: checkin.id,
  meeting_id: checkin.meeting_id,
  meeting_title: title,
  userid: checkin.user_id,
  state: checkin.state,
  reason: checkin.reason,
  form: presentForm(checkin, vault, show),
  consent: asBit(checkin.consents),
  submitted_at: shanghaiTime(checkin.submitted_at),
})

/** Proofs of identity are for operators alone, whatever was consented to. */
export const organiserFields = checkinTexts.filter(
  (field) => field !== 'id_number' && field !== 'qualification_number',
)

export const pickForOrganiser = (form: CheckinValues): CheckinValues =>
  Object.fromEntries(organiserFields.flatMap((field) => (form[field] ? [[field, form[field]]] : [])))

/** A full hall looks on. */
export const maskName = (name: string) => {
  const [first = '', ...rest] = Array.from(name)
  return rest.length === 0 ? `${first}*` : first + '*'.repeat(Math.min(rest.length, 2))
}

/** A whole name would be read aloud by the screen; the end of the number tells two of one name apart. */
export const presentWaiting = (
  row: { waiting: WaitingRow; name: string; phone_sealed: Buffer | null },
  vault: Vault,
): WaitingItem => ({
  waiting_id: row.waiting.id,
  name: maskName(row.name),
  phone_end: row.phone_sealed ? vault.openText(row.phone_sealed).slice(-4) : '',
  time: shanghaiTime(row.waiting.at),
  proof: row.waiting.proof,
  burst_num: row.waiting.burst,
})

export const presentVisit = (visit: { name: string; method: VisitItem['method']; at: Date }): VisitItem => ({
  name: maskName(visit.name),
  method: visit.method,
  time: shanghaiTime(visit.at),
})
