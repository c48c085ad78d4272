import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { accountText } from '../text.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { useOwnerProof } from './use-owner-proof.ts'

type OwnerProofProps = {
  proof: ReturnType<typeof useOwnerProof>
  /** How the number of the account is called here, and the code that goes to it. */
  numberText: string
  codeText: string
  hint?: string
}

export function OwnerProof({ proof, numberText, codeText, hint }: OwnerProofProps) {
  const text = useText(accountText)
  const ways = [
    { value: 'code' as const, label: numberText },
    { value: 'password' as const, label: text.byOwnPassword },
  ]
  return (
    <>
      <Segmented label={text.ownerProof} options={ways} value={proof.way} onChange={proof.setWay} />
      {proof.way === 'code' ? (
        <CodeField
          label={codeText}
          value={proof.code}
          onValue={proof.setCode}
          scene="auth"
          target={() => ({})}
          hint={hint}
        />
      ) : (
        <PasswordField
          label={text.password}
          value={proof.password}
          onValue={proof.setPassword}
          autoComplete="current-password"
          hint={hint}
        />
      )}
    </>
  )
}
