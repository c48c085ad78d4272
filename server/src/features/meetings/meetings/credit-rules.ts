/** What a meeting requires for credit; each requirement is a condition of its study progress. */
export type CreditRule = {
  needsCheckin: boolean
  /** To have checked in on site: a form that is sent from elsewhere does not count. */
  needsPresence: boolean
  /** 0 requires no watching. */
  watchPercent: number
  pointsTenths: number
}

type MeetingFacts = { is_credit: boolean; is_offline: boolean }
type RuleRow = { needs_checkin: boolean; watch_percent: number; points_tenths: number }

const usualRule: RuleRow = { needs_checkin: true, watch_percent: 80, points_tenths: 10 }

const noCredit: CreditRule = { needsCheckin: false, needsPresence: false, watchPercent: 0, pointsTenths: 0 }

/**
 * The only place that decides what a meeting requires for credit: its conditions, its check-in form and its counter on site all follow
 * from here. An offline meeting has no picture: it requires presence and never watching.
 */
export function decideCreditRule(
  { is_credit, is_offline }: MeetingFacts,
  row: RuleRow = usualRule,
): CreditRule {
  if (!is_credit) return noCredit
  return {
    needsCheckin: row.needs_checkin && !is_offline,
    needsPresence: row.needs_checkin && is_offline,
    watchPercent: is_offline ? 0 : row.watch_percent,
    pointsTenths: row.points_tenths,
  }
}
