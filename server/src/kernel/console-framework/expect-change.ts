import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { refuse } from '#kernel/fail.ts'

/** For deeds that answer whether they changed anything: refuses what somebody else has done meanwhile. */
export function expectChange(isChanged: boolean): void {
  if (!isChanged) throw refuse(operatorFailures.notApplicable)
}
