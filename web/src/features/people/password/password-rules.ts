import { isGoodPassword } from '#contract/people/password.ts'

export const passwordRules = ['length', 'letter', 'digit', 'plain'] as const

export type PasswordRule = (typeof passwordRules)[number]

const tests: Record<PasswordRule, RegExp> = {
  length: /^.{8,20}$/su,
  letter: /[A-Za-z]/,
  digit: /\d/,
  plain: /^[!-~]+$/,
}

/** The parts of the server's rule, so that people see which of them is still missing. */
export const meets = (password: string, rule: PasswordRule) => tests[rule].test(password)

export type NewPassword = { old?: string; password: string; again: string }

/** What is wrong with a new password, the first thing first; undefined when nothing is. */
export function faultOf({
  old,
  password,
  again,
}: NewPassword): 'needPassword' | 'weak' | 'same' | 'differs' | undefined {
  if (password === '' || old === '') return 'needPassword'
  if (!isGoodPassword(password)) return 'weak'
  if (password === old) return 'same'
  return password === again ? undefined : 'differs'
}
